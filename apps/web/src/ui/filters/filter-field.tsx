import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';

export type FilterFieldProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  placeholder?: string;
  /** Whether this is a search field. */
  isSearch?: boolean;
  /** Whether the field has room for a longer text or placeholder. */
  isWide?: boolean;
  /** Validates a text. Returns the error message, if any. Invalid texts are not applied. */
  check?: (text: string) => string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The content at the end of the field. */
  end?: ReactNode;
};

/**
 * A text filter, labelled inside the field. Applied on Enter and on blur, because a list that reloads on every letter would be
 * disruptive.
 */
export function FilterField(props: FilterFieldProps) {
  const { label, value, onChange, placeholder, isSearch, isWide, check, inputRef, end } = props;
  const id = useId();
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  const problem = text.trim() === '' ? undefined : check?.(text.trim());
  const apply = () => {
    const next = text.trim() === '' ? undefined : text.trim();
    if (next !== value && problem === undefined) onChange(next);
  };
  return (
    <div
      className={clsx(
        'group flex h-tool min-w-0 items-center gap-6 rounded-control border px-8 focus-within:outline-2 focus-within:outline-focus max-sm:flex-1 max-sm:basis-200',
        getBorderClass(value !== undefined, problem !== undefined),
      )}
    >
      {isSearch && <Search size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />}
      {/* Stands out from the words beside it that only show what may be typed. */}
      <label htmlFor={id} className="shrink-0 text-ink-3 group-has-placeholder-shown:text-ink-2">
        {label}
      </label>
      <input
        id={id}
        ref={inputRef}
        value={text}
        aria-invalid={problem !== undefined || undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
        placeholder={placeholder}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
        className={clsx(
          'h-full w-full min-w-0 bg-transparent outline-none placeholder:text-ink-3',
          isWide ? 'sm:w-144' : end === undefined ? 'sm:w-96' : 'sm:w-112',
        )}
      />
      {problem !== undefined && (
        <span role="alert" className="shrink-0 text-red-fg text-small">
          {problem}
        </span>
      )}
      {end}
    </div>
  );
}

function getBorderClass(isActive: boolean, isWrong: boolean): string {
  if (isWrong) return 'border-danger bg-surface';
  return isActive ? 'border-accent bg-selected' : 'border-line-strong bg-surface';
}
