import { BROWSER_ZONE } from '#shared/format/zone.ts';
import { currentName } from '#shared/format/zone-names.ts';

/** Returns the entry for the browser's zone in a list of zones. */
export function browserEntry() {
  return { id: 'browser', name: `Browser time zone (${currentName(BROWSER_ZONE)})`, zone: BROWSER_ZONE };
}
