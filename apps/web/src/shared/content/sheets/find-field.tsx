import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';

type FindFieldProps = {
  /** Moves to the next or previous cell with a text. Resolves to the announcement. */
  onFind: (text: string, direction: 'next' | 'previous') => Promise<string>;
  /** Whether this screen handles the keys. */
  hasKeys: boolean;
};

/** Finds a text in the shown sheet. Enter moves to the next matching cell. */
export function FindField({ onFind, hasKeys }: FindFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  const [outcome, setOutcome] = useState('');
  useShortcut('/', () => input.current?.focus(), { isHere: hasKeys });
  const find = (wanted: string | undefined, direction: 'next' | 'previous') => {
    setText(wanted);
    if (wanted === undefined) setOutcome('');
    else void onFind(wanted, direction).then(setOutcome);
  };
  const disabledReason = text === undefined ? 'Enter a text and press Enter first.' : undefined;
  return (
    <span className="inline-flex min-w-0 items-center gap-4 max-sm:flex-1 max-sm:basis-288 max-sm:flex-wrap">
      <SearchField label="Find in sheet" value={text} onSearch={(wanted) => find(wanted, 'next')} inputRef={input} />
      <IconButton
        icon={ChevronUp}
        label="Previous match"
        disabledReason={disabledReason}
        onPress={() => find(text, 'previous')}
      />
      <IconButton
        icon={ChevronDown}
        label="Next match"
        disabledReason={disabledReason}
        onPress={() => find(text, 'next')}
      />
      <span role="status" className="text-ink-2 text-small">
        {outcome}
      </span>
    </span>
  );
}
