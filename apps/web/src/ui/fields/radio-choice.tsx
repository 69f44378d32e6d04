import { useId } from 'react';

/** A radio option. A disabled one states the reason in `detail`. */
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

/** Selects one of a few visible options. */
export function RadioChoice<Value extends string>({ label, options, value, onChange }: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className="flex flex-col gap-2">
      <span id={`${name}-label`} className="mb-2 font-medium text-ink-2 text-small">
        {label}
      </span>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-28 cursor-default items-start gap-8 py-2 max-sm:min-h-40 max-sm:py-10 has-disabled:text-ink-3"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            className="mt-2 size-16 shrink-0"
          />
          <span className="min-w-0">
            <span className="block">{option.label}</span>
            {option.detail && <span className="block text-ink-3 text-small">{option.detail}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
