import type { ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type ParameterFieldProps = {
  parameter: ParameterDescriptor;
  description: string | undefined;
  values: readonly string[];
  fault: string | undefined;
  onChange: (values: readonly string[]) => void;
};

/** The field of one parameter by its type: a list of choices, or text with the documented description. */
export function ParameterField({ parameter, description, values, fault, onChange }: ParameterFieldProps) {
  const { name, type, repeated, required } = parameter;
  const label = required ? `${name} (required)` : name;
  const choices = parameter.enum ?? (type === 'boolean' ? ['true', 'false'] : undefined);
  if (choices && repeated) {
    return (
      <Described text={description}>
        <MultiSelect
          label={label}
          choices={choices.map((value) => ({ value, label: value }))}
          values={values}
          onChange={onChange}
        />
      </Described>
    );
  }
  if (choices) {
    return (
      <Described text={description}>
        <NativeSelect
          label={label}
          choices={[
            { value: '', label: getDefaultLabel(parameter) },
            ...choices.map((value) => ({ value, label: value })),
          ]}
          value={values[0] ?? ''}
          onChange={(value) => onChange(value === '' ? [] : [value])}
        />
      </Described>
    );
  }
  return (
    <TextField
      label={repeated ? `${label}, one per line` : label}
      {...(repeated && { rows: 3 })}
      {...(description !== undefined && { description })}
      placeholder={toPlaceholder(parameter)}
      value={values.join('\n')}
      onChange={(text) => onChange(toValues(text, repeated ?? false))}
      errorMessage={fault}
    />
  );
}

function Described({ text, children }: { text: string | undefined; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {children}
      {text && <p className="text-ink-3 text-small">{text}</p>}
    </div>
  );
}

function toValues(text: string, isRepeated: boolean): readonly string[] {
  if (text === '') return [];
  return isRepeated ? text.split('\n') : [text];
}

function getDefaultLabel({ default: value }: ParameterDescriptor): string {
  return value === undefined ? 'Not sent' : `Default (${value})`;
}

function toPlaceholder({ type, format, default: value, minimum, maximum }: ParameterDescriptor): string {
  if (value !== undefined) return `${value}`;
  if (format === 'date-time' || format === 'google-datetime') return '2026-01-31T09:00:00Z';
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return type === 'integer' ? 'number' : '';
}
