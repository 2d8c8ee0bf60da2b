// The rules drawer, opened from anywhere: at a statement, or to search.
class RulesDrawer {
  open = $state(false);
  id = $state(""); // the statement it was opened at
}

export const drawer = new RulesDrawer();

export function openRule(id = ""): void {
  drawer.id = id;
  drawer.open = true;
}
