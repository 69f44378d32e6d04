import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { useShortcut } from '#shared/use-shortcut.ts';

type ReviewSearchFieldProps = { text: string | undefined; onChange: (text: string | undefined) => void };

/** Filters the queue by the names of files. */
export function ReviewSearchField({ text, onChange }: ReviewSearchFieldProps) {
  const [typed, setTyped] = useState(text ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(text ?? ''), [text]);
  useShortcut('/', (event) => {
    event.preventDefault();
    input.current?.focus();
  });
  return (
    <SearchField
      aria-label="File name contains"
      value={typed}
      onChange={setTyped}
      onSubmit={(value) => onChange(value.trim() === '' ? undefined : value.trim())}
      onClear={() => onChange(undefined)}
      className="relative flex w-320 max-w-full items-center"
    >
      <Search size={14} strokeWidth={1.75} aria-hidden className="pointer-events-none absolute left-8 text-ink-3" />
      <Input
        ref={input}
        placeholder="File name contains"
        className="h-28 w-full rounded-control border border-line-strong bg-surface pr-8 pl-28 placeholder:text-ink-3"
      />
    </SearchField>
  );
}
