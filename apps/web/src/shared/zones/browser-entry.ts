import { BROWSER_ZONE } from '#shared/format/zone.ts';
import { getCurrentName } from '#shared/format/zone-names.ts';

/** Returns the entry for the browser's zone in a list of zones. */
export function getBrowserEntry() {
  return { id: 'browser', name: `Browser time zone (${getCurrentName(BROWSER_ZONE)})`, zone: BROWSER_ZONE };
}
