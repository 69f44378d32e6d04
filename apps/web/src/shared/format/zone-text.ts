import { catchOnly } from '#lib/catch-only.ts';
import { getCurrentName, getZoneOffset } from './zone-names.ts';

/** Reports whether a zone is supported. The service may return a zone that this browser does not know. */
export function isZone(name: string | undefined): name is string {
  if (name === undefined) return false;
  const epoch = Temporal.Instant.fromEpochMilliseconds(0);
  return catchOnly(RangeError, () => epoch.toZonedDateTimeISO(name)) !== undefined;
}

/** Returns the city of a zone: `Berlin` for `Europe/Berlin`. */
export function getCity(zone: string): string {
  const name = getCurrentName(zone);
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Formats a zone with its current name and offset: `Europe/Berlin (UTC+1)`. */
export function formatZone(zone: string): string {
  const name = getCurrentName(zone).replaceAll('_', ' ');
  return zone === 'UTC' || !isZone(zone) ? name : `${name} (${getZoneOffset(zone, Date.now())})`;
}
