import { parseJson } from '#lib/parse-json.ts';
import type { ScriptParameter } from '#shared/code/parse-functions.ts';

/** What stands in the row of one parameter: a JSON text, or nothing. */
export type ArgumentText = string;

/** The arguments of a run, or what is wrong with the texts, by position. */
export type ParsedArguments = { values: unknown[] } | { faults: (string | undefined)[] };

/**
 * Reads the texts of the parameter rows as JSON. Empty rows at the end are not sent, so that defaults of the function
 * apply; an empty row before another argument is sent as null, because JSON has no way to leave one out.
 */
export function parseArguments(texts: readonly ArgumentText[]): ParsedArguments {
  const last = texts.findLastIndex((text) => text.trim() !== '');
  const parsed = texts.slice(0, last + 1).map(parseArgument);
  if (parsed.every((each) => 'value' in each)) return { values: parsed.map((each) => each.value) };
  return { faults: parsed.map((each) => ('fault' in each ? each.fault : undefined)) };
}

/** A text that stands for a value in a row: what `parseArguments` reads back as the same value. */
export function toArgumentText(value: unknown): ArgumentText {
  return JSON.stringify(value, undefined, typeof value === 'object' ? 2 : undefined) ?? '';
}

/** What a value of a parameter looks like, by the type that its comment names. */
export function exampleOf(type: ScriptParameter['type']): string {
  const name = (type ?? '').toLowerCase().replace(/[?!=]/g, '');
  if (name.endsWith('[]') || name.startsWith('array')) return '[]';
  return EXAMPLES.get(name) ?? 'JSON';
}

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['string', '""'],
  ['number', '0'],
  ['boolean', 'true'],
  ['object', '{}'],
]);

function parseArgument(text: string): { value: unknown } | { fault: string } {
  if (text.trim() === '') return { value: null };
  const value = parseJson(text);
  return value === undefined ? { fault: faultOf(text.trim()) } : { value };
}

/** Says what most likely went wrong: words without quotes are the usual slip. */
function faultOf(text: string): string {
  if (/^[\p{L}_$][^"{}[\]]*$/u.test(text)) return `Not JSON. Put text in quotes: ${JSON.stringify(text)}`;
  if (text.includes("'")) return 'Not JSON. Strings need double quotes.';
  return 'Not JSON. Brackets, commas or quotes do not match.';
}
