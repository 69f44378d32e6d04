import type { Filter, FilterValues } from './filter.ts';

const PIECE = /([a-z]\w*):((?:"(?:[^"\\]|\\.)*"|[^\s"])*)|\S+/gi;
const NAMED = /^([a-z]\w*):(\S*)/i;
const QUOTED = /^"(?<inside>(?:[^"\\]|\\.)*)"$/;

/** The typed filters, and the remaining text. */
export type ParsedFilters = { values: FilterValues; rest: string };

/**
 * Parses typed filters: `status:FAILED,TIMED_OUT fn:"sync orders" from:-24h`. Choices match by name or label, completely or by an
 * unambiguous prefix.
 */
export function parseFilters(text: string, filters: readonly Filter[]): ParsedFilters {
  const values: Record<string, string | string[]> = {};
  const rest: string[] = [];
  for (const [piece, name, written = ''] of text.matchAll(PIECE)) {
    const filter = name === undefined ? undefined : findFilter(filters, name);
    const value = filter && readValue(filter, written);
    if (value === undefined) rest.push(piece);
    else if (filter) values[filter.name] = value;
  }
  return { values, rest: rest.join(' ') };
}

/** Explains why the remaining text is not a valid filter. */
export function explainUnparsed(rest: string, filters: readonly Filter[]): string {
  const [, name = '', written = ''] = NAMED.exec(rest) ?? [];
  const filter = findFilter(filters, name);
  return filter?.disabledReason ?? filter?.check?.(unquote(written)) ?? `${rest} is not a filter`;
}

/** Formats a filter with its value as it can be typed. */
export function formatFilter({ name, choices }: Filter, value: string | readonly string[]): string {
  return `${name}:${choices ? [value].flat().join(',') : quote(String(value))}`;
}

/** Finds a filter by name, ignoring case. */
export function findFilter(filters: readonly Filter[], name: string): Filter | undefined {
  return filters.find((filter) => filter.name.toLowerCase() === name.toLowerCase());
}

function readValue(filter: Filter, written: string): string | string[] | undefined {
  if (written === '' || filter.disabledReason !== undefined) return undefined;
  const text = unquote(written);
  if (!filter.choices) return filter.check?.(text) === undefined ? text : undefined;
  const chosen = text.split(',').map((word) => findChoice(filter, word));
  return chosen.every((value) => value !== undefined) ? chosen : undefined;
}

function findChoice({ choices = [] }: Filter, word: string): string | undefined {
  const wanted = word.toLowerCase();
  const names = choices.map(({ value, label }) => ({ value, words: [value.toLowerCase(), label.toLowerCase()] }));
  const whole = names.find(({ words }) => words.includes(wanted));
  if (whole || wanted === '') return whole?.value;
  const started = names.filter(({ words }) => words.some((name) => name.startsWith(wanted)));
  return started.length === 1 ? started[0]?.value : undefined;
}

function quote(text: string): string {
  return /[\s"\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : text;
}

/** Removes the quotes around a text, if any. */
export function unquote(written: string): string {
  return QUOTED.exec(written)?.groups?.inside?.replaceAll(/\\(.)/gs, '$1') ?? written;
}
