import { SingleSelect, type SingleSelectProps } from './single-select.tsx';

type OptionalSelectProps<Value extends string> = Omit<SingleSelectProps<Value | ''>, 'value' | 'onChange'> & {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** An optional filter. The choice with an empty value represents no filter. */
export function OptionalSelect<Value extends string>({ value, onChange, ...select }: OptionalSelectProps<Value>) {
  return <SingleSelect {...select} value={value ?? ''} onChange={(next) => onChange(next === '' ? undefined : next)} />;
}
