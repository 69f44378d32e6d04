import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { isZone } from '#shared/format/zone-text.ts';

/** The number of days for which a zone is compared with its definition in a file: long enough for at least two clock changes. */
const COMPARED_DAYS = 400;

/**
 * Maps the zones of an iCalendar file to IANA names. Programs choose zone names freely (RFC 5545, 3.2.19): Windows names, names
 * under a path of their own, or human-readable text.
 */
export class FileZones {
  readonly #definitions: ReadonlyMap<string, ICAL.Component>;
  readonly #names = new Map<string, string | undefined>();

  constructor(calendars: readonly ICAL.Component[]) {
    const definitions = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'));
    this.#definitions = new Map(definitions.map((each) => [String(each.getFirstPropertyValue('tzid')), each]));
    // The library also resolves times in zones registered by previous files, so they are reset.
    ICAL.TimezoneService.reset();
    for (const definition of definitions) ICAL.TimezoneService.register(definition);
  }

  /** Returns the IANA name of a zone. Returns undefined if no IANA zone is similar. */
  findName(zoneId: string): string | undefined {
    if (!this.#names.has(zoneId)) this.#names.set(zoneId, this.#find(zoneId));
    return this.#names.get(zoneId);
  }

  /**
   * Returns the zone of times without one: the zone of the calendar that contains the event, which most programs state as
   * X-WR-TIMEZONE, or else of the importing user.
   */
  getFloatingZone(event: ICAL.Component): string {
    const stated = event.parent?.getFirstPropertyValue('x-wr-timezone');
    return (stated && this.findName(String(stated))) || Temporal.Now.timeZoneId();
  }

  #find(zoneId: string): string | undefined {
    const definition = this.#definitions.get(zoneId);
    const location = String(definition?.getFirstPropertyValue('x-lic-location') ?? '');
    const path = zoneId.split('/');
    const ends = path.map((_, index) => path.slice(index).join('/'));
    const named = [...ends, location, ...findIana(zoneId)].find(isNamedZone);
    return named ?? (definition && findLike(new ICAL.Timezone(definition)));
  }
}

/** Some browsers accept offsets as zones, but a series cannot use an offset as its zone. */
function isNamedZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && isZone(name);
}

/** Returns a zone with the same clock changes as a zone of the file. Tries the browser's own zone first. */
function findLike(zone: ICAL.Timezone): string | undefined {
  const first = Temporal.Now.plainDateISO();
  const noons = Array.from({ length: COMPARED_DAYS }, (_, days) => first.add({ days }).toPlainDateTime('12:00'));
  const offsets = noons.map((noon) => zone.utcOffset(ICAL.Time.fromDateTimeString(`${noon.toPlainDate()}T12:00:00`)));
  const names = [Temporal.Now.timeZoneId(), 'UTC', ...Intl.supportedValuesOf('timeZone')];
  return names.find((name) =>
    noons.every((noon, index) => noon.toZonedDateTime(name).offsetNanoseconds / 1e9 === offsets[index]),
  );
}
