import { boolean, getObject, listOf, matching, number, type ObjectOf, type Reader } from '#lib/reader.ts';

type Params = Readonly<Record<string, Reader<unknown>>>;
/** The URL parameters of a screen, by name. */
export type SearchParams<Members extends Params> = {
  names: readonly string[];
  /** Parses URL parameters. Invalid values are omitted. */
  parse: (raw: Readonly<Record<string, unknown>>) => ObjectOf<Members>;
};
/** The parsed URL parameters. */
export type SearchOf<Search> = Search extends SearchParams<infer Members> ? ObjectOf<Members> : never;

/** Defines the URL parameters of a screen: all values by name, each optional. */
export function searchParams<Members extends Params>(members: Members): SearchParams<Members> {
  const read = getObject(members);
  return { names: Object.keys(members), parse: (raw) => read(raw) ?? {} };
}

// URLs are also written manually: digits can represent a text, and a single value a list of one.

/** Reads a text. */
export const textParam: Reader<string> = (raw) =>
  ['string', 'number', 'boolean'].includes(typeof raw) ? String(raw) : undefined;

/** Reads a boolean. */
export const flagParam: Reader<boolean> = boolean;

/** Reads a whole number within bounds. */
export function wholeNumberParam(least: number, most: number): Reader<number> {
  return matching(number, (value) => Number.isInteger(value) && value >= least && value <= most);
}

/** Reads a version number, starting at 1. */
export const versionParam: Reader<number> = wholeNumberParam(1, Number.MAX_SAFE_INTEGER);

/** Reads a list. Undefined if no element is valid, which differs from an empty list. */
export function listParam<Value>(read: Reader<Value>): Reader<Value[]> {
  const readList = listOf(read);
  return (raw) => {
    const given = [raw].flat();
    const list = readList(given);
    return given.length > 0 && list?.length === 0 ? undefined : list;
  };
}

/** Reads a day such as `2026-11-21`. */
export const dayParam: Reader<string> = matching(textParam, (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text));

/** Browsers parse the 30th of February as a day in March. */
function isDay(text: string): boolean {
  const timeMs = Date.parse(text);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(text);
}

/** Reads an RFC 3339 time with its offset. */
export const timeParam: Reader<string> = matching(
  textParam,
  (text) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
);
