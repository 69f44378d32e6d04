import { ListFilter, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button as LabelledButton } from '#ui/button.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { kinds, viewQuery, withField } from './query-chips.ts';
import { QueryFilters } from './query-filters.tsx';
import type { FileSearch } from './search.ts';
import { sinceChoices } from './since-choices.ts';

const KINDS = [{ value: '', label: 'Any type' }, ...kinds] as const;

type FileToolbarProps = {
  search: FileSearch;
  onSearch: (change: Partial<FileSearch>) => void;
  /** Why the service refused the list, if it did. */
  refusal: Error | null;
  /** At the end of the line. */
  children: ReactNode;
};

/** The search field and the filters of the files screens. */
export function FileToolbar({ search, onSearch, refusal, children }: FileToolbarProps) {
  const { where = '', look, space, sort } = search;
  const { fields, rest, problem } = viewQuery(where);
  const isMoreSet = look !== undefined || space !== undefined || rest.length > 0 || problem !== undefined;
  const hasMoreFields = Boolean(fields.owner ?? fields.visibility ?? fields.label);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isShown = isUnfolded || isMoreSet || hasMoreFields;
  const setField = (field: 'kind' | 'since', value: string) =>
    onSearch({ where: withField(where, field, value || undefined) || undefined });
  return (
    <search className="flex shrink-0 flex-col gap-8 px-16 pb-8">
      <div className="flex flex-wrap items-end gap-8">
        <WordsField words={search.q} onChange={(q) => onSearch({ q })} />
        {problem === undefined && (
          <>
            <SingleSelect
              label="Type"
              choices={KINDS}
              value={KINDS.find(({ value }) => value === fields.kind)?.value ?? ''}
              onChange={(kind) => setField('kind', kind)}
            />
            <SingleSelect
              label="Modified"
              choices={sinceChoices(fields.since, Date.now())}
              value={fields.since ?? ''}
              onChange={(since) => setField('since', since)}
            />
          </>
        )}
        <LabelledButton
          aria-expanded={isShown}
          isDisabled={isShown && !isUnfolded}
          onPress={() => setIsUnfolded(!isUnfolded)}
        >
          <ListFilter size={14} strokeWidth={1.75} aria-hidden />
          {sort === undefined ? 'Filters' : 'Filters and order'}
        </LabelledButton>
        <span className="ml-auto flex items-center">{children}</span>
      </div>
      {isShown && <QueryFilters search={search} onSearch={onSearch} refusal={refusal} />}
    </search>
  );
}

type WordsFieldProps = { words: string | undefined; onChange: (words: string | undefined) => void };

function WordsField({ words, onChange }: WordsFieldProps) {
  const [text, setText] = useState(words ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(words ?? ''), [words]);
  useShortcut('/', (event) => {
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <SearchField
      aria-label="Search names and content"
      value={text}
      onChange={setText}
      onSubmit={(value) => onChange(value.trim() === '' ? undefined : value.trim())}
      onClear={() => onChange(undefined)}
      className="relative flex w-360 max-w-full items-center"
    >
      <Search size={14} strokeWidth={1.75} aria-hidden className="pointer-events-none absolute left-8 text-ink-3" />
      <Input
        ref={field}
        placeholder="Search names and content"
        className="h-28 w-full rounded-control border border-line-strong bg-surface pr-28 pl-28 placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <Button
          aria-label="Clear search"
          className="absolute right-2 inline-flex size-24 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
        >
          <X size={14} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </SearchField>
  );
}
