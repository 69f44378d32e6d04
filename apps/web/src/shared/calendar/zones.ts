import { catchOnly } from '#lib/catch-only.ts';
import { currentName, zoneNames, zoneOffset } from '#shared/format/zone-names.ts';
import type { Choice } from '#ui/choice.ts';

/** Whether times can be read in a zone: the service may name one that this browser does not know. */
export function isZone(name: string | undefined): name is string {
  if (name === undefined) return false;
  const epoch = Temporal.Instant.fromEpochMilliseconds(0);
  return catchOnly(RangeError, () => epoch.toZonedDateTimeISO(name)) !== undefined;
}

/** `Berlin` of `Europe/Berlin`. */
export function cityOf(zone: string): string {
  const name = currentName(zone);
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Every zone that the browser knows with its offset now, and `current`, whatever it is. */
export function zoneChoices(current: string): readonly Choice<string>[] {
  const nowMs = Date.now();
  // A former name stays the value of what is stored under it: nothing changes that nobody has chosen.
  const names = zoneNames().map((name) => (currentName(current) === name ? current : name));
  const all = names.includes(current) ? names : [current, ...names];
  return all.map((name) => ({ value: name, label: zoneText(name, nowMs) }));
}

function zoneText(zone: string, nowMs: number): string {
  const name = currentName(zone).replaceAll('_', ' ');
  return zone === 'UTC' || !isZone(zone) ? name : `${name} (${zoneOffset(zone, nowMs)})`;
}
