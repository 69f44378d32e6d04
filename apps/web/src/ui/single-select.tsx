import { ChevronDown } from 'lucide-react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';

export type SingleSelectProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A filter with one value out of a few; its name and its value share the button. */
export function SingleSelect<Value extends string>({ label, choices, value, onChange }: SingleSelectProps<Value>) {
  return (
    <Select
      selectedKey={value}
      onSelectionChange={(key) => {
        const choice = choices.find((candidate) => candidate.value === key);
        if (choice) onChange(choice.value);
      }}
      className="max-w-full"
    >
      <Button className="inline-flex h-28 max-w-full cursor-default items-center gap-6 rounded-control border border-line-strong bg-surface px-8 hover:bg-hover">
        {/* In the order in which the button is named: value, label. Shown the other way round. */}
        <SelectValue className="truncate" /> <Label className="-order-1 shrink-0 text-ink-3">{label}</Label>
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      </Button>
      <Popover className="min-w-160 rounded-card border border-line bg-surface shadow-popover dark:border-line-strong entering:animate-[appear_160ms]">
        <ListBox className="max-h-[60vh] overflow-auto p-4 outline-none">
          {choices.map((choice) => (
            <ListBoxItem
              key={choice.value}
              id={choice.value}
              textValue={choice.label}
              className="flex h-28 cursor-default items-center rounded-control px-8 outline-none focus:bg-hover selected:font-medium"
            >
              {choice.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
