import { parseJson } from '#lib/parse-json.ts';
import type { ScriptParameter } from '#shared/code/parse-functions.ts';

/** The content of a parameter's row: a JSON text, or nothing. */
export type ArgumentText = string;

/** The arguments of a run, or the errors in the texts by position. */
export type ParsedArguments = { values: unknown[] } | { faults: (string | undefined)[] };

/**
 * Parses the texts of the parameter rows as JSON. Empty rows at the end are omitted, so that defaults of the function apply. An
 * empty row before another argument is sent as null, because JSON cannot omit array elements.
 */
export function parseArguments(texts: readonly ArgumentText[]): ParsedArguments {
  const last = texts.findLastIndex((text) => text.trim() !== '');
  const parsed = texts.slice(0, last + 1).map(parseArgument);
  if (parsed.every((each) => 'value' in each)) return { values: parsed.map((each) => each.value) };
  return { faults: parsed.map((each) => ('fault' in each ? each.fault : undefined)) };
}

/** Formats a value as a text that `parseArguments` parses back to the same value. */
export function toArgumentText(value: unknown): ArgumentText {
  return JSON.stringify(value, undefined, typeof value === 'object' ? 2 : undefined) ?? '';
}

/** Returns an example value of a parameter, by the type in its comment. */
export function getExample(type: ScriptParameter['type']): string {
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
  return value === undefined ? { fault: getFault(text.trim()) } : { value };
}

/** Describes the most likely error: unquoted words are the most common mistake. */
function getFault(text: string): string {
  if (/^[\p{L}_$][^"{}[\]]*$/u.test(text)) return `Not JSON. Put text in quotes: ${JSON.stringify(text)}`;
  if (text.includes("'")) return 'Not JSON. Strings need double quotes.';
  return 'Not JSON. Brackets, commas or quotes do not match.';
}
