import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Suggestion } from './suggest-filters.ts';

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  active: Suggestion | undefined;
  onChoose: (suggestion: Suggestion) => void;
};

/** The suggestions of a filter field. The field keeps the focus; the active suggestion is announced by its ID. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, active, onChoose } = props;
  const activeIndex = active && suggestions.indexOf(active);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeIndex !== undefined) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute top-full left-0 z-30 mt-4 max-h-[50vh] w-360 max-w-[calc(100vw-32px)] overflow-auto rounded-card border border-line bg-surface p-4 shadow-popover dark:border-line-strong"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        <div
          key={getSuggestionKey(suggestion)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={suggestion.kind === 'choice' ? suggestion.isChosen : index === activeIndex}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className={clsx(
            'flex min-h-item cursor-default items-center gap-8 rounded-control px-8 hover:bg-hover',
            index === activeIndex && 'bg-hover outline-2 outline-focus -outline-offset-2',
          )}
        >
          <SuggestionText suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const { filter } = suggestion;
  if (suggestion.kind === 'filter') {
    return (
      <>
        <span className="flex-1">{filter.label}</span>
        <span className="font-mono text-ink-3 text-small">{filter.name}:</span>
      </>
    );
  }
  if (suggestion.kind === 'text') {
    return (
      <span className="truncate">
        <span className="text-ink-3">{filter.label}</span> {suggestion.value}
      </span>
    );
  }
  return (
    <>
      <span
        className={clsx(
          'inline-flex size-16 shrink-0 items-center justify-center rounded-control border',
          suggestion.isChosen ? 'border-accent bg-accent' : 'border-line-strong',
        )}
      >
        {suggestion.isChosen && <Check size={12} strokeWidth={2.5} aria-hidden className="text-on-accent" />}
      </span>
      <span className="shrink-0">
        <span className="text-ink-3">{filter.label}</span> {suggestion.label}
      </span>
      {suggestion.description && (
        <span className="min-w-0 truncate text-ink-3 text-small">{suggestion.description}</span>
      )}
    </>
  );
}

function getSuggestionKey(suggestion: Suggestion): string {
  return [suggestion.kind, suggestion.filter.name, 'value' in suggestion ? suggestion.value : ''].join(' ');
}
