/** Names that Intl still gives, and those that replaced them in the time zone database. */
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

/** Every zone that this browser knows, by its current name, UTC first. */
export function zoneNames(): readonly string[] {
  const known = () => Intl.supportedValuesOf('timeZone').map((name) => RENAMED.get(name) ?? name);
  names ??= ['UTC', ...[...new Set(known())].filter((name) => name !== 'UTC').sort()];
  return names;
}

/** What a zone is called today: `Europe/Kyiv` of `Europe/Kiev`. */
export function currentName(zone: string): string {
  return RENAMED.get(zone) ?? zone;
}

/** What a zone is found by besides its name: its former name. */
export function formerName(zone: string): string | undefined {
  return FORMER.get(zone);
}

/** `UTC+5:30`: how far the clocks of a zone are from UTC at a time. */
export function zoneOffset(zone: string, timeMs: number): string {
  // A formatter for each of 400 zones would take a hundred times as long.
  const { offset } = Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(zone);
  const [, sign = '', hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const clock = `${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
  return clock === '0' ? 'UTC' : `UTC${sign.replace('-', '−')}${clock}`;
}
