import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { useShortcut } from '#shared/use-shortcut.ts';
import { SingleSelect } from '#ui/single-select.tsx';
import { type FileSearch, kinds } from './search.ts';

const KINDS = [{ value: '', label: 'Any type' }, ...kinds] as const;
const AGES = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last day' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last year' },
] as const;

type FileToolbarProps = { search: FileSearch; onSearch: (change: Partial<FileSearch>) => void };

/** The search field and the filters of the files screens. */
export function FileToolbar({ search, onSearch }: FileToolbarProps) {
  const [text, setText] = useState(search.q ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(search.q ?? ''), [search.q]);
  useShortcut('/', (event) => {
    event.preventDefault();
    field.current?.focus();
  });
  const age = AGES.find(({ value }) => value === String(search.days ?? ''))?.value ?? '';
  return (
    <search className="flex shrink-0 flex-wrap items-end gap-8 px-16 pb-8">
      <SearchField
        aria-label="Search names and content"
        value={text}
        onChange={setText}
        onSubmit={(value) => onSearch({ q: value.trim() === '' ? undefined : value.trim() })}
        onClear={() => onSearch({ q: undefined })}
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
      <SingleSelect
        label="Type"
        choices={KINDS}
        value={search.kind ?? ''}
        onChange={(kind) => onSearch({ kind: kind === '' ? undefined : kind })}
      />
      <SingleSelect
        label="Modified"
        choices={AGES}
        value={age}
        onChange={(value) => onSearch({ days: value === '' ? undefined : Number(value) })}
      />
    </search>
  );
}
