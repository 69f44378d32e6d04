import { clsx } from 'clsx';
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { Part } from '#ui/loading/part.tsx';
import { kinds, viewQuery, withField } from './search/query-chips.ts';
import { isSearchRefusal } from './search/refused-term-query.ts';
import type { FileSearch } from './search/search.ts';
import { listSinceChoices } from './search/since-choices.ts';

// Lazy-loaded when the filters are expanded.
const QueryFilters = lazyComponent(() => import('./query-filters.tsx'), 'QueryFilters');

const KINDS = [{ value: '', label: 'Any type' }, ...kinds] as const;

type FileToolbarProps = {
  search: FileSearch;
  onSearch: (change: Partial<FileSearch>) => void;
  /** The error if the service rejected the list. */
  refusal: Error | null;
  /** Whether the contents of a folder are listed. */
  isInFolder: boolean;
};

/** The search field and the filters of the file screens. */
export function FileToolbar({ search, onSearch, refusal, isInFolder }: FileToolbarProps) {
  const { where = '', look, space, sort } = search;
  const { fields, rest, problem } = viewQuery(where);
  const setCount =
    [fields.owner, fields.visibility, fields.label, look, space, sort, search.own].filter(Boolean).length + rest.length;
  const [isUnfolded, setIsUnfolded] = useState(setCount > 0);
  // Invalid filters must be visible so that the user can correct them.
  const isShown = isUnfolded || problem !== undefined || isSearchRefusal(refusal);
  const button = { isUnfolded: isShown, onPress: () => setIsUnfolded(!isUnfolded) };
  const setField = (field: 'kind' | 'since', value: string) =>
    onSearch({ where: withField(where, field, value || undefined) || undefined });
  return (
    <search className="flex shrink-0 flex-col gap-8 border-line border-b py-8">
      <FilterRow>
        <WordsField words={search.q} onChange={(q) => onSearch({ q })} />
        <FiltersButton
          {...button}
          visibility="sm:hidden"
          setCount={setCount + [fields.kind, fields.since].filter(Boolean).length}
        />
        {problem === undefined && (
          <div className={clsx('contents', !isShown && 'max-sm:hidden')}>
            <SingleSelect
              label="Type"
              choices={KINDS}
              value={KINDS.find(({ value }) => value === fields.kind)?.value ?? ''}
              onChange={(kind) => setField('kind', kind)}
            />
            <SingleSelect
              label="Modified"
              choices={listSinceChoices(fields.since, Date.now())}
              value={fields.since ?? ''}
              onChange={(since) => setField('since', since)}
            />
          </div>
        )}
        <FiltersButton {...button} visibility="max-sm:hidden" setCount={setCount} />
      </FilterRow>
      {isShown && (
        <Part fallback={<div className="h-64 max-sm:h-136" />}>
          <QueryFilters search={search} onSearch={onSearch} refusal={refusal} isInFolder={isInFolder} />
        </Part>
      )}
    </search>
  );
}

type FiltersButtonProps = Pick<ButtonProps, 'visibility' | 'onPress'> & { setCount: number; isUnfolded: boolean };

/** Expands the filters: all of them on narrow screens, elsewhere those that are not always visible. */
function FiltersButton({ setCount, isUnfolded, ...button }: FiltersButtonProps) {
  return (
    <Button {...button} aria-expanded={isUnfolded}>
      <ListFilter size={14} strokeWidth={1.75} aria-hidden />
      {setCount === 0 ? 'Filters' : `Filters, ${setCount} set`}
    </Button>
  );
}

type WordsFieldProps = { words: string | undefined; onChange: (words: string | undefined) => void };

function WordsField({ words, onChange }: WordsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  const label = contentRefusal(useSession()) === undefined ? 'Search names and content' : 'Search names';
  return <SearchField label={label} value={words} onSearch={onChange} inputRef={field} />;
}
