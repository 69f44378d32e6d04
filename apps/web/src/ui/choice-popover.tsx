import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import type { Choice } from './choice.ts';
import { PopoverFrame } from './popover-frame.tsx';

type ChoicePopoverProps = {
  label: string;
  choices: readonly Choice<string>[];
  values: readonly string[];
  isMultiple: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onChange: (values: string[]) => void;
  onClose: () => void;
};

/** The list that a select opens. A single choice closes it. */
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
    onChange(choices.map(({ value }) => value).filter((value) => selection === 'all' || selection.has(value)));
    if (!isMultiple) onClose();
  };
  return (
    <PopoverFrame label={label} triggerRef={triggerRef} className="min-w-160" alignTo="start" onClose={onClose}>
      <ListBox
        aria-label={label}
        autoFocus="first"
        escapeKeyBehavior="none"
        selectionMode={isMultiple ? 'multiple' : 'single'}
        disallowEmptySelection={!isMultiple}
        selectedKeys={new Set(values)}
        onSelectionChange={change}
        className="max-h-[60vh] overflow-auto p-4 outline-none"
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
                <span className="min-w-0 [overflow-wrap:anywhere]">{choice.label}</span>
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </PopoverFrame>
  );
}
