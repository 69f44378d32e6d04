import type { Filter, FilterValues } from './filter.ts';

const PIECE = /([a-z]\w*):((?:"(?:[^"\\]|\\.)*"|[^\s"])*)|\S+/gi;
const NAMED = /^([a-z]\w*):(\S*)/i;
const QUOTED = /^"(?<inside>(?:[^"\\]|\\.)*)"$/;

/** What typed filters say, and what of the text is none. */
export type ReadFilters = { values: FilterValues; rest: string };

/**
 * Reads filters as they are typed: `status:FAILED,TIMED_OUT fn:"sync orders" from:-24h`. Choices go by their name or their label,
 * whole or as far as only one begins like it.
 */
export function readFilters(text: string, filters: readonly Filter[]): ReadFilters {
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

/** Why a text that is left over is not taken. */
export function explainRest(rest: string, filters: readonly Filter[]): string {
  const [, name = '', written = ''] = NAMED.exec(rest) ?? [];
  const filter = findFilter(filters, name);
  return filter?.disabledReason ?? filter?.check?.(unquote(written)) ?? `${rest} is not a filter`;
}

/** A filter with its value as it can be typed. */
export function writeFilter({ name, choices }: Filter, value: string | readonly string[]): string {
  return `${name}:${choices ? [value].flat().join(',') : quote(String(value))}`;
}

/** The filter of a name; the letters' case does not matter. */
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

/** A text as it is meant that may stand in quotes. */
export function unquote(written: string): string {
  return QUOTED.exec(written)?.groups?.inside?.replaceAll(/\\(.)/gs, '$1') ?? written;
}
