import { Label, Radio, RadioGroup } from 'react-aria-components';

/** One of the answers to choose from; a disabled one says in `detail` why. */
export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  detail?: string | undefined;
  isDisabled?: boolean;
};

export type RadioChoiceProps<Value extends string> = {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One answer out of a few that are all in sight. */
export function RadioChoice<Value extends string>({ label, options, value, onChange }: RadioChoiceProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
    <RadioGroup value={value} onChange={choose} className="flex flex-col gap-2">
      <Label className="mb-2 font-medium text-ink-2 text-small">{label}</Label>
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          isDisabled={option.isDisabled ?? false}
          className="group flex min-h-28 cursor-default items-start gap-8 py-2 disabled:text-ink-3"
        >
          <span className="mt-2 size-16 shrink-0 rounded-full border border-line-strong bg-surface group-selected:border-5 group-selected:border-accent group-focus-visible:outline-2 group-focus-visible:outline-focus group-focus-visible:outline-offset-2" />
          <span className="min-w-0">
            <span className="block">{option.label}</span>
            {option.detail && <span className="block text-ink-3 text-small">{option.detail}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
