import type { Filter, FilterValues } from './filter.ts';
import { findFilter, unquote } from './filter-text.ts';

const STARTED_TOKEN = /^\s*([a-z]\w*):\s*(.*)$/is;
const ANOTHER = /(?:^|\s)([a-z]\w*):/gi;
const MIN_LETTERS = 2; // Letters to type before the choices of an unnamed filter are suggested.

/** A suggestion for a partially typed text. */
export type Suggestion =
  | { kind: 'filter'; filter: Filter }
  | { kind: 'choice'; filter: Filter; value: string; label: string; description: string | undefined; isChosen: boolean }
  | { kind: 'text'; filter: Filter; value: string };

/** Suggests filters, choices and texts for the typed text. Returns none if it contains several complete filters. */
export function suggestFilters(text: string, filters: readonly Filter[], values: FilterValues): readonly Suggestion[] {
  const usable = filters.filter(({ disabledReason }) => disabledReason === undefined);
  const [, name, started = ''] = STARTED_TOKEN.exec(text) ?? [];
  const filter = name === undefined ? undefined : findFilter(filters, name);
  if (filter?.disabledReason !== undefined) return [];
  const typed = (filter ? started : text).trim();
  if ([...typed.matchAll(ANOTHER)].some(([, other = '']) => findFilter(usable, other))) return [];
  if (filter) return filter.choices ? listSimilarChoices(filter, typed, values) : getSuggestionText(filter, typed);
  if (typed === '') return usable.map((each) => ({ kind: 'filter', filter: each }));
  return [
    ...usable.flatMap((each) => (typed.length < MIN_LETTERS ? [] : listSimilarChoices(each, typed, values))),
    ...usable.filter((each) => isLike(each.label, typed)).map((each) => ({ kind: 'filter' as const, filter: each })),
    ...usable.filter(({ choices }) => !choices).flatMap((each) => getSuggestionText(each, typed)),
  ];
}

/**
 * Returns the result of accepting a suggestion: a change of the filters, and the remaining text. After a value, the text is
 * empty.
 */
export function applySuggestion(suggestion: Suggestion, values: FilterValues): { change?: FilterValues; text: string } {
  const { name } = suggestion.filter;
  if (suggestion.kind === 'filter') return { text: `${name}:` };
  if (suggestion.kind === 'text') return { change: { [name]: suggestion.value }, text: '' };
  const others = [values[name] ?? []].flat().filter((value) => value !== suggestion.value);
  const next = suggestion.isChosen ? others : [...others, suggestion.value];
  return { change: { [name]: next.length > 0 ? next : undefined }, text: '' };
}

function listSimilarChoices(filter: Filter, typed: string, values: FilterValues): Suggestion[] {
  const chosen = [values[filter.name] ?? []].flat();
  return (filter.choices ?? [])
    .filter(({ value, label }) => isLike(label, typed) || isLike(value, typed))
    .map(({ value, label, description }) => ({
      kind: 'choice',
      filter,
      value,
      label,
      description,
      isChosen: chosen.includes(value),
    }));
}

function getSuggestionText(filter: Filter, typed: string): Suggestion[] {
  const value = unquote(typed);
  const isWrong = value === '' || filter.check?.(value) !== undefined;
  return isWrong ? [] : [{ kind: 'text', filter, value }];
}

function isLike(name: string, typed: string): boolean {
  return name.toLowerCase().includes(typed.toLowerCase());
}
