import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Filter, FilterValues } from './filter.ts';
import { explainRest, readFilters } from './filter-text.ts';
import { type Suggestion, suggestFilters, takeSuggestion } from './suggest-filters.ts';

export type FilterDraftOptions = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (change: FilterValues) => void;
};

const ENDS_IN_VALUE = /[^\s:]\s*$/;
const WITHOUT_VALUE = /^\s*\w*:?\s*$/;

/** What is being typed into a filter field, what it may become, and the keys that make it so. */
export function useFilterDraft({ filters, values, onChange }: FilterDraftOptions) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const suggestions = useMemo(() => suggestFilters(text, filters, values), [text, filters, values]);
  const type = (next: string) => {
    setText(next);
    setProblem(undefined);
    setIsOpen(true);
    // Enter takes the first offer for what was typed; where nothing was typed yet, one has to be gone to.
    setActiveIndex(ENDS_IN_VALUE.test(next) ? 0 : undefined);
  };
  const choose = (suggestion: Suggestion) => {
    const taken = takeSuggestion(suggestion, text, values);
    if (taken.change) onChange(taken.change);
    else setActiveIndex(undefined);
    setText(taken.text);
    setProblem(undefined);
    setIsOpen(taken.text !== '');
  };
  /** Takes over what is written out; the rest stays to be corrected. */
  const apply = () => {
    const typed = readFilters(text, filters);
    if (Object.keys(typed.values).length > 0) onChange(typed.values);
    setText(typed.rest);
    setProblem(typed.rest === '' ? undefined : explainRest(typed.rest, filters));
    setIsOpen(false);
  };
  const leave = () => {
    setIsOpen(false);
    if (WITHOUT_VALUE.test(text)) setText('');
    else if (readFilters(text, filters).rest === '') apply();
  };
  const step = (by: number) => {
    setIsOpen(true);
    const from = activeIndex ?? (by > 0 ? -1 : 0);
    setActiveIndex((from + by + suggestions.length) % Math.max(1, suggestions.length));
  };
  const isListed = isOpen && suggestions.length > 0;
  const active = isListed && activeIndex !== undefined ? suggestions[activeIndex] : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => (active ? choose(active) : apply()),
      Escape: isListed ? leave : undefined,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { text, type, problem, suggestions, isListed, active, choose, leave, onKeyDown, open: () => setIsOpen(true) };
}
