import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Filter, FilterValues } from './filter.ts';
import { explainUnparsed, parseFilters } from './filter-text.ts';
import { applySuggestion, type Suggestion, suggestFilters } from './suggest-filters.ts';

export type FilterDraftOptions = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (change: FilterValues) => void;
};

const ENDS_IN_VALUE = /[^\s:]\s*$/;
const WITHOUT_VALUE = /^\s*\w*:?\s*$/;

/** Returns the state of a filter field: the typed text, its suggestions and the key handlers. */
export function useFilterDraft({ filters, values, onChange }: FilterDraftOptions) {
  const [text, setText] = useState('');
  // The filter whose further values can be selected, although the field is empty.
  const [offered, setOffered] = useState<Filter>();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const suggestions = useMemo(
    () => suggestFilters(offered ? `${offered.name}:` : text, filters, values),
    [offered, text, filters, values],
  );
  const type = (next: string, filter?: Filter) => {
    setText(next);
    setOffered(filter);
    setProblem(undefined);
    setIsOpen(true);
    // Enter accepts the first suggestion for a typed text. Without text, a suggestion must be focused first.
    setActiveIndex(ENDS_IN_VALUE.test(next) ? 0 : undefined);
  };
  const choose = (suggestion: Suggestion) => {
    const taken = applySuggestion(suggestion, values);
    if (taken.change) onChange(taken.change);
    // Further values of a named filter can follow.
    const isNamed = offered !== undefined || (suggestion.kind === 'choice' && text.includes(':'));
    setActiveIndex(isNamed ? getChoiceIndex(suggestion) : undefined);
    setOffered(isNamed ? suggestion.filter : undefined);
    setText(taken.text);
    setProblem(undefined);
    setIsOpen(isNamed || taken.text !== '');
  };
  /** Suggests the values of a filter, with an empty field. */
  const offer = (filter: Filter) => type('', filter);
  /** Applies complete filters. The rest stays in the field for correction. */
  const apply = () => {
    const typed = parseFilters(text, filters);
    if (Object.keys(typed.values).length > 0) onChange(typed.values);
    setText(typed.rest);
    setProblem(typed.rest === '' ? undefined : explainUnparsed(typed.rest, filters));
    setOffered(undefined);
    setIsOpen(false);
  };
  const leave = () => {
    setIsOpen(false);
    setOffered(undefined);
    if (WITHOUT_VALUE.test(text)) setText('');
    else if (parseFilters(text, filters).rest === '') apply();
  };
  const step = (by: number) => {
    setIsOpen(true);
    const from = activeIndex ?? (by > 0 ? -1 : 0);
    setActiveIndex((from + by + suggestions.length) % Math.max(1, suggestions.length));
  };
  const isListed = isOpen && suggestions.length > 0;
  const active = isListed && activeIndex !== undefined ? suggestions[activeIndex] : undefined;
  const onKeyDown = (event: KeyboardEvent) =>
    runKey(event, {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => (active ? choose(active) : apply()),
      Escape: isListed ? leave : undefined,
    });
  return { text, type, offer, problem, suggestions, isListed, active, choose, leave, onKeyDown, setIsOpen };
}

function runKey(event: KeyboardEvent, actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function getChoiceIndex(suggestion: Suggestion): number | undefined {
  return suggestion.kind === 'choice'
    ? suggestion.filter.choices?.findIndex(({ value }) => value === suggestion.value)
    : undefined;
}
