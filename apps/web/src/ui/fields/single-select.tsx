import type { Choice } from './choice.ts';
import { ChoiceButton } from './choice-button.tsx';

export type SingleSelectProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A filter with one of a few values. Its name and value share the button. */
export function SingleSelect<Value extends string>({ label, choices, value, onChange }: SingleSelectProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChoiceButton
      label={label}
      choices={choices}
      values={[value]}
      isMultiple={false}
      isActive={false}
      onChange={([next]) => {
        const choice = choices.find((candidate) => candidate.value === next);
        if (choice) onChange(choice.value);
      }}
    >
      <span className="text-ink-3">{label}</span> {chosen?.label}
    </ChoiceButton>
  );
}
