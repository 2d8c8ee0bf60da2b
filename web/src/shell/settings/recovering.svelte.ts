// The token of a recovery link; in memory only, and dropped once it is used.
class Recovering {
  token = $state("");

  // Whether the address has one; it is removed from the address at once.
  take(): boolean {
    const token = new URLSearchParams(location.hash.slice(1)).get("recover");
    if (!token) return false;
    this.token = token;
    history.replaceState(null, "", "#");
    return true;
  }
}

export const recovering = new Recovering();
