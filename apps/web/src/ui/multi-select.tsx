import { Check, ChevronDown } from 'lucide-react';
import { Button, DialogTrigger, ListBox, ListBoxItem, Popover, type Selection } from 'react-aria-components';

/** One value to choose. */
export type Choice<Value extends string> = { value: Value; label: string };

export type MultiSelectProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
};

/** A button that opens a list in which several values can be chosen; its face says which are. */
export function MultiSelect<Value extends string>({ label, choices, values, onChange }: MultiSelectProps<Value>) {
  const change = (selection: Selection) => {
    onChange(choices.map(({ value }) => value).filter((value) => selection === 'all' || selection.has(value)));
  };
  const names = choices.filter(({ value }) => values.includes(value)).map((choice) => choice.label);
  return (
    <DialogTrigger>
      <Button
        className={`inline-flex h-28 max-w-240 cursor-default items-center gap-6 rounded-control border px-8 hover:bg-hover ${values.length > 0 ? 'border-accent bg-selected' : 'border-line-strong bg-surface'}`}
      >
        <span className="truncate">
          {label}
          {names.length > 0 && <span className="font-medium">: {names.join(', ')}</span>}
        </span>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </Button>
      <Popover className="min-w-200 rounded-card border border-line bg-surface shadow-popover dark:border-line-strong entering:animate-[appear_160ms]">
        <ListBox
          aria-label={label}
          autoFocus
          selectionMode="multiple"
          // Escape closes the list; it must not undo the choices.
          escapeKeyBehavior="none"
          selectedKeys={new Set(values)}
          onSelectionChange={change}
          className="max-h-[60vh] overflow-auto p-4 outline-none"
        >
          {choices.map((choice) => (
            <ListBoxItem
              key={choice.value}
              id={choice.value}
              textValue={choice.label}
              className="flex h-28 cursor-default items-center gap-8 rounded-control px-8 outline-none focus:bg-hover"
            >
              {({ isSelected }) => (
                <>
                  <span className="inline-flex size-16 items-center justify-center rounded-control border border-line-strong">
                    {isSelected && <Check size={12} strokeWidth={2.5} aria-hidden className="text-accent-ink" />}
                  </span>
                  {choice.label}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </DialogTrigger>
  );
}
