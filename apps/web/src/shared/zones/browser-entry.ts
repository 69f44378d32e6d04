import { BROWSER_ZONE } from '#shared/format/zone.ts';
import { currentName } from '#shared/format/zone-names.ts';

/** The entry of a list of zones that stands for the zone of the browser. */
export function browserEntry() {
  return { id: 'browser', name: `Browser time zone (${currentName(BROWSER_ZONE)})`, zone: BROWSER_ZONE };
}
