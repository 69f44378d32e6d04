import { boolean, listOf, matching, number, type ObjectOf, objectOf, type Reader } from '#lib/reader.ts';

type Params = Readonly<Record<string, Reader<unknown>>>;
/** What an address of a screen may hold after its `?`, by name. */
export type SearchParams<Members extends Params> = {
  names: readonly string[];
  /** Reads an address. What makes no sense is left out. */
  parse: (raw: Readonly<Record<string, unknown>>) => ObjectOf<Members>;
};
/** What is read from an address. */
export type SearchOf<Search> = Search extends SearchParams<infer Members> ? ObjectOf<Members> : never;

/** Describes the addresses of a screen: every value by name, each of which may be absent. */
export function searchParams<Members extends Params>(members: Members): SearchParams<Members> {
  const read = objectOf(members);
  return { names: Object.keys(members), parse: (raw) => read(raw) ?? {} };
}

// Addresses are also written by hand: digits stand for a text, and one value for a list of one.

/** A text. */
export const textParam: Reader<string> = (raw) =>
  ['string', 'number', 'boolean'].includes(typeof raw) ? String(raw) : undefined;

/** True or false. */
export const flagParam: Reader<boolean> = boolean;

/** A whole number within bounds. */
export function wholeNumberParam(least: number, most: number): Reader<number> {
  return matching(number, (value) => Number.isInteger(value) && value >= least && value <= most);
}

/** The number of a version: from 1 on. */
export const versionParam: Reader<number> = wholeNumberParam(1, Number.MAX_SAFE_INTEGER);

/** A list; absent when nothing of it makes sense, which is not the same as a list of nothing. */
export function listParam<Value>(read: Reader<Value>): Reader<Value[]> {
  const readList = listOf(read);
  return (raw) => {
    const given = [raw].flat();
    const list = readList(given);
    return given.length > 0 && list?.length === 0 ? undefined : list;
  };
}

/** A day as `2026-11-21`. */
export const dayParam: Reader<string> = matching(textParam, (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text));

/** Browsers read the 30th of February as a day of March. */
function isDay(text: string): boolean {
  const timeMs = Date.parse(text);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(text);
}

/** A time as RFC 3339, with its offset. */
export const timeParam: Reader<string> = matching(
  textParam,
  (text) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
);
