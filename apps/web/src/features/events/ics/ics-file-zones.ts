import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { isZone } from '#shared/format/zone-text.ts';

/** Days of which a zone is compared with what a file says of it: two changes of the clocks at least. */
const COMPARED_DAYS = 400;

/**
 * The zones of an iCalendar file by their names in the IANA database. Programs name zones as they like (RFC 5545, 3.2.19):
 * some as Windows does, some below a path of their own, and some by a text for readers.
 */
export class FileZones {
  readonly #definitions: ReadonlyMap<string, ICAL.Component>;
  readonly #names = new Map<string, string | undefined>();

  constructor(calendars: readonly ICAL.Component[]) {
    const definitions = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'));
    this.#definitions = new Map(definitions.map((each) => [String(each.getFirstPropertyValue('tzid')), each]));
    // The library places times in zones that it knows, those of files before this one included.
    ICAL.TimezoneService.reset();
    for (const definition of definitions) ICAL.TimezoneService.register(definition);
  }

  /** The IANA name of a zone; undefined for one that no zone of the database is like. */
  nameOf(zoneId: string): string | undefined {
    if (!this.#names.has(zoneId)) this.#names.set(zoneId, this.#find(zoneId));
    return this.#names.get(zoneId);
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

/** Offsets, which some browsers take for zones, are none that a series can be kept in. */
function isNamedZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && isZone(name);
}

/** A zone whose clocks are set as those of a file; the browser's own first. */
function findLike(zone: ICAL.Timezone): string | undefined {
  const first = Temporal.Now.plainDateISO();
  const noons = Array.from({ length: COMPARED_DAYS }, (_, days) => first.add({ days }).toPlainDateTime('12:00'));
  const offsets = noons.map((noon) => zone.utcOffset(ICAL.Time.fromDateTimeString(`${noon.toPlainDate()}T12:00:00`)));
  const names = [Temporal.Now.timeZoneId(), 'UTC', ...Intl.supportedValuesOf('timeZone')];
  return names.find((name) =>
    noons.every((noon, index) => noon.toZonedDateTime(name).offsetNanoseconds / 1e9 === offsets[index]),
  );
}
