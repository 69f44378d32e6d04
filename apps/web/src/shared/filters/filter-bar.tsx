import { clsx } from 'clsx';
import { ListFilter } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import type { Filter } from './filter.ts';
import { formatFilter } from './filter-text.ts';
import { FilterToken } from './filter-token.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type FilterDraftOptions, useFilterDraft } from './use-filter-draft.ts';

type FilterBarProps = FilterDraftOptions & {
  /** Shown while no filter is active. */
  placeholder: string;
  inputRef: RefObject<HTMLInputElement | null>;
};

/**
 * The filter bar of a list: the active filters as tokens, and a field that suggests others and accepts typed ones (`status:FAILED
 * fn:sync`).
 */
export function FilterBar({ placeholder, inputRef, ...options }: FilterBarProps) {
  const id = useId();
  const tokens = useRef<HTMLUListElement>(null);
  const draft = useFilterDraft(options);
  const set = options.filters.filter(
    ({ name, isShownElsewhere }) => options.values[name] !== undefined && !isShownElsewhere,
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && draft.text === '')
      [...(tokens.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    else draft.onKeyDown(event);
  };
  const edit = (filter: Filter, value: string | readonly string[]) => {
    if (filter.choices) draft.offer(filter);
    else draft.type(formatFilter(filter, value));
    inputRef.current?.focus();
  };
  return (
    <div
      className={clsx(
        'relative flex min-h-tool min-w-0 flex-1 basis-240 flex-wrap items-center gap-4 rounded-control border border-line-strong bg-surface px-8 py-1 max-sm:py-3 focus-within:border-focus',
        // On phones, tokens and the field share a line only if the bar has its own line.
        set.length > 0 ? 'max-sm:basis-full' : 'max-sm:basis-200',
      )}
    >
      <ListFilter size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      {set.length > 0 && (
        <ul ref={tokens} aria-label="Filters" className="contents">
          {set.map((filter) => {
            const value = options.values[filter.name] ?? '';
            const remove = () => {
              options.onChange({ [filter.name]: undefined });
              inputRef.current?.focus();
            };
            return (
              <FilterToken
                key={filter.name}
                filter={filter}
                value={value}
                onEdit={() => edit(filter, value)}
                onRemove={remove}
              />
            );
          })}
        </ul>
      )}
      <input
        ref={inputRef}
        role="combobox"
        aria-label="Filter"
        aria-expanded={draft.isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={draft.active && `${id}-list-${draft.suggestions.indexOf(draft.active)}`}
        aria-invalid={draft.problem !== undefined || undefined}
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        placeholder={set.length === 0 ? placeholder : ''}
        onChange={(event) => draft.type(event.target.value)}
        onClick={() => draft.setIsOpen(true)}
        onBlur={draft.leave}
        onKeyDown={onKeyDown}
        className="h-24 max-sm:h-32 min-w-120 max-sm:min-w-80 flex-1 bg-transparent outline-none placeholder:text-ink-3"
      />
      {draft.problem !== undefined && (
        <span role="alert" className="shrink-0 text-red-fg text-small">
          {draft.problem}
        </span>
      )}
      {draft.isListed && (
        <SuggestionList
          id={`${id}-list`}
          suggestions={draft.suggestions}
          active={draft.active}
          onChoose={draft.choose}
        />
      )}
    </div>
  );
}
