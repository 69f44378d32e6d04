import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components';

export type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> & {
  label: string;
  /** Keeps the label for screen readers only, where the place says enough. */
  isLabelHidden?: boolean;
  description?: string;
  placeholder?: string;
  rows?: number;
  errorMessage?: string | undefined;
};

const inputClass =
  'w-full rounded-control border border-line-strong bg-surface px-8 text-ink placeholder:text-ink-3 invalid:border-danger focus:outline-2 focus:outline-focus focus:outline-offset-0';

/** A field for text, of one line or of several. */
export function TextField({
  label,
  isLabelHidden,
  description,
  placeholder,
  rows,
  errorMessage,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField {...props} isInvalid={errorMessage !== undefined} className="flex min-w-0 flex-col gap-4">
      <Label className={isLabelHidden ? 'sr-only' : 'font-medium text-small text-ink-2'}>{label}</Label>
      {rows ? (
        <TextArea rows={rows} placeholder={placeholder ?? ''} className={`${inputClass} py-6`} />
      ) : (
        <Input placeholder={placeholder ?? ''} className={`${inputClass} h-28`} />
      )}
      {description && (
        <Text slot="description" className="text-small text-ink-3">
          {description}
        </Text>
      )}
      <FieldError className="text-small text-red-fg">{errorMessage}</FieldError>
    </AriaTextField>
  );
}
