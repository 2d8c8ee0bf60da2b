// The token of a link by which a password is chosen anew; in memory only, and gone once it is used.
class Recovering {
  token = $state("");

  // Whether the address brings one; it is taken out of the address at once.
  take(): boolean {
    const token = new URLSearchParams(location.hash.slice(1)).get("recover");
    if (!token) return false;
    this.token = token;
    history.replaceState(null, "", "#");
    return true;
  }
}

export const recovering = new Recovering();
