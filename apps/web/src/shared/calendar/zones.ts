import { catchOnly } from '#lib/catch-only.ts';
import type { Choice } from '#ui/choice.ts';

/** Whether times can be read in a zone: the service may name one that this browser does not know. */
export function isZone(name: string | undefined): name is string {
  if (name === undefined) return false;
  const epoch = Temporal.Instant.fromEpochMilliseconds(0);
  return catchOnly(RangeError, () => epoch.toZonedDateTimeISO(name)) !== undefined;
}

/** `Berlin` of `Europe/Berlin`. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

let names: readonly string[] | undefined;

/** Every zone that the browser knows, and `current`, whatever it is. */
export function zoneChoices(current: string): readonly Choice<string>[] {
  names ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
  const all = names.includes(current) ? names : [current, ...names];
  return all.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
