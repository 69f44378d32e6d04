import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { PressButton } from '#ui/buttons/press-button.tsx';

type SearchFieldProps = {
  /** The label and placeholder, which name the searched items. */
  label: string;
  value: string | undefined;
  /** Called with the typed text on Enter, and with undefined when the field is cleared. */
  onSearch: (text: string | undefined) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** A search field. Enter searches, Escape clears it. */
export function SearchField({ label, value, onSearch, inputRef }: SearchFieldProps) {
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  const clear = () => {
    setText('');
    onSearch(undefined);
  };
  return (
    <div className="relative flex w-280 max-w-full items-center md:w-360 max-sm:flex-1 max-sm:basis-200">
      <Search size={14} strokeWidth={1.75} aria-hidden className="pointer-events-none absolute left-8 text-ink-3" />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(text.trim() || undefined);
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          clear();
        }}
        className="h-tool w-full rounded-control border border-line-strong bg-surface pr-8 pl-28 not-placeholder-shown:pr-28 max-sm:not-placeholder-shown:pr-40 placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <PressButton
          aria-label="Clear search"
          data-tooltip="Clear search"
          tabIndex={-1}
          onPress={clear}
          className="absolute right-2 inline-flex size-24 max-sm:right-0 max-sm:size-40 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
        >
          <X size={14} strokeWidth={1.75} aria-hidden />
        </PressButton>
      )}
    </div>
  );
}
