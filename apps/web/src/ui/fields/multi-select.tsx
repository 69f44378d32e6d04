import type { Choice } from './choice.ts';
import { ChoiceButton } from './choice-button.tsx';

export type MultiSelectProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
};

/** A filter with any number of a few values. The button shows the selected ones. */
export function MultiSelect<Value extends string>({ label, choices, values, onChange }: MultiSelectProps<Value>) {
  const names = choices.filter(({ value }) => values.includes(value)).map((choice) => choice.label);
  return (
    <ChoiceButton
      label={label}
      choices={choices}
      values={values}
      isMultiple
      isActive={names.length > 0}
      onChange={(chosen) => onChange(choices.map(({ value }) => value).filter((value) => chosen.includes(value)))}
    >
      {label}
      {names.length > 0 && <span className="font-medium">: {names.join(', ')}</span>}
    </ChoiceButton>
  );
}
