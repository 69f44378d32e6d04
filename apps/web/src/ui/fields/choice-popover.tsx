import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { CutId } from '#ui/text/cut-id.tsx';
import type { Choice } from './choice.ts';

type ChoicePopoverProps = {
  label: string;
  choices: readonly Choice<string>[];
  values: readonly string[];
  isMultiple: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onChange: (values: string[]) => void;
  onClose: () => void;
};

/** The list that a select opens. In a single selection, any choice closes it, including the current one. */
export function ChoicePopover({
  label,
  choices,
  values,
  isMultiple,
  triggerRef,
  onChange,
  onClose,
}: ChoicePopoverProps) {
  const change = (selection: Selection) => {
    const chosen = choices.map(({ value }) => value).filter((value) => selection === 'all' || selection.has(value));
    if (isMultiple || chosen.length > 0) onChange(chosen);
    if (!isMultiple) onClose();
  };
  // A list without a selection that closes with the first choice shows no check marks.
  const hasMarks = isMultiple || choices.some(({ value }) => values.includes(value));
  return (
    <PopoverFrame
      label={label}
      triggerRef={triggerRef}
      className="w-max min-w-160 max-w-[min(360px,calc(100vw-16px))]"
      alignTo="start"
      onClose={onClose}
    >
      <ListBox
        aria-label={label}
        autoFocus="first"
        escapeKeyBehavior="none"
        selectionMode={isMultiple ? 'multiple' : 'single'}
        selectedKeys={new Set(values)}
        onSelectionChange={change}
        className="max-h-[min(320px,60vh)] overflow-auto p-4 outline-none"
      >
        {choices.map((choice) => (
          <ListBoxItem
            key={choice.value}
            id={choice.value}
            textValue={choice.label}
            className="flex min-h-item cursor-default items-center gap-8 rounded-control px-8 py-2 outline-none focus:bg-hover selected:font-medium"
          >
            {({ isSelected }) => (
              <>
                {hasMarks && (
                  <span
                    className={clsx(
                      'inline-flex size-16 shrink-0 items-center justify-center',
                      isMultiple && 'rounded-control border',
                      isMultiple && (isSelected ? 'border-accent bg-accent' : 'border-line-strong'),
                    )}
                  >
                    {isSelected && (
                      <Check
                        size={12}
                        strokeWidth={2.5}
                        aria-hidden
                        className={isMultiple ? 'text-on-accent' : 'text-accent-ink'}
                      />
                    )}
                  </span>
                )}
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {choice.label}
                  {choice.detail !== undefined && (
                    <span className="block font-normal text-ink-3 text-small">{choice.detail}</span>
                  )}
                  {choice.id !== undefined && (
                    <span className="font-mono text-ink-3 text-small">
                      <CutId id={choice.id} maxLength={44} endLength={16} />
                    </span>
                  )}
                </span>
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </PopoverFrame>
  );
}
