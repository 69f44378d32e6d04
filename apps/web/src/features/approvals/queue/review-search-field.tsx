import { useRef } from 'react';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { SearchField } from '#ui/fields/search-field.tsx';

type ReviewSearchFieldProps = { text: string | undefined; onChange: (text: string | undefined) => void };

/** Filters the queue by file name. */
export function ReviewSearchField({ text, onChange }: ReviewSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus());
  return <SearchField label="File name contains" value={text} onSearch={onChange} inputRef={input} />;
}
