import type { Choice } from '#ui/choice.ts';

/** Whether times can be read in a zone: the service may name one that this browser does not know. */
export function isZone(name: string | undefined): name is string {
  try {
    return name !== undefined && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== '';
  } catch {
    return false;
  }
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
