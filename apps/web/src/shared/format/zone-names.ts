/** The outdated names that Intl still returns, with their replacements in the time zone database. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

const FORMER = new Map([...RENAMED].map(([former, current]) => [current, former]));

let names: readonly string[] | undefined;

/** Returns all zones that this browser supports, by their current names, UTC first. */
export function listZoneNames(): readonly string[] {
  const listKnownZones = () => Intl.supportedValuesOf('timeZone').map((name) => RENAMED.get(name) ?? name);
  names ??= ['UTC', ...[...new Set(listKnownZones())].filter((name) => name !== 'UTC').sort()];
  return names;
}

/** Returns the current name of a zone: `Europe/Kyiv` for `Europe/Kiev`. */
export function getCurrentName(zone: string): string {
  return RENAMED.get(zone) ?? zone;
}

/** Returns the former name of a zone, by which it can also be found. */
export function findFormerName(zone: string): string | undefined {
  return FORMER.get(zone);
}

/** Formats the UTC offset of a zone at a time as `UTC+5:30`. */
export function getZoneOffset(zone: string, timeMs: number): string {
  // A formatter for each of 400 zones would take a hundred times as long.
  const { offset } = Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(zone);
  const [, sign = '', hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const clock = `${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return clock === '0' ? 'UTC' : `UTC${sign.replace('-', '−')}${clock}`;
}
