// Whether the reader wants forecasts: by default during the first games played on this device.
import { FINISHED, forecastWished, isNewAfter, kept } from "./kept";
import { prefs } from "./prefs.svelte";

let finished = $state.raw(kept<string[]>(FINISHED, []));

export const isNew = (): boolean => isNewAfter(finished);

export const wantsForecast = (): boolean => forecastWished(prefs.forecasts, finished);

export function finish(table: string): void {
  if (!isNew() || finished.includes(table)) return;
  finished = [...finished, table];
  localStorage.setItem(FINISHED, JSON.stringify(finished));
}
