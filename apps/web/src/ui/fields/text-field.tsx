import { clsx } from 'clsx';
import {
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { describeDisabledReason } from '#ui/buttons/disabled-reason.ts';
import { useDisabledReason } from '#ui/buttons/disabled-scope.tsx';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Keeps the label for screen readers only, where the place says enough. */
  isLabelHidden?: boolean;
  /** A button at the end of the line of the label, which helps to fill the field. */
  labelTool?: ReactNode;
  description?: string;
  placeholder?: string;
  /** Height of a field for several lines; a field for one line without it. */
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'email';
  name?: string;
  autoComplete?: string;
  maxLength?: number;
  /** Takes the focus when it appears, as the first field of a dialog does; a line that it holds is chosen, to be typed over. */
  autoFocus?: boolean;
  /** Whether what it stands for is being changed: it can be written in again soon. */
  isBusy?: boolean;
  /** Why it cannot be changed now. It can still be reached and read; the reason is read out with it, shown on hover, focus and press. */
  disabledReason?: string | undefined;
  errorMessage?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  fieldRef?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  /** What makes a line the field of a list that somebody else shows. */
  combobox?: InputHTMLAttributes<HTMLInputElement>;
};

const inputClass =
  'w-full rounded-control border border-line-strong bg-surface px-8 text-ink placeholder:text-ink-3 focus:outline-2 focus:outline-focus focus:outline-offset-0 disabled:bg-sunken disabled:text-ink-3 aria-disabled:bg-sunken aria-disabled:text-ink-3 aria-invalid:border-danger';

/** A field for text, of one line or of several. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, labelTool, description, rows, type = 'text', errorMessage, autoFocus = false } = props;
  const disabledReason = useDisabledReason(props.disabledReason);
  const id = useId();
  const ownRef = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const field = props.fieldRef ?? ownRef;
  useEffect(() => {
    if (!autoFocus) return;
    field.current?.focus();
    if (!rows) field.current?.select();
  }, [autoFocus, rows, field]);
  const shared = {
    id,
    ref: field,
    name: props.name,
    value: props.value,
    placeholder: props.placeholder,
    inputMode: props.inputMode,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete,
    disabled: props.isBusy,
    readOnly: disabledReason !== undefined,
    ...describeDisabledReason(disabledReason),
    onChange: (change: { target: { value: string } }) => props.onChange(change.target.value),
    onKeyDown: props.onKeyDown,
    'aria-invalid': errorMessage !== undefined || undefined,
    'aria-describedby': clsx(description && `${id}-about`, errorMessage && `${id}-error`) || undefined,
  };
  const name = (
    <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium text-ink-2 text-small'}>
      {label}
    </label>
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {labelTool ? (
        <span className="flex items-center justify-between gap-8">
          {name}
          <span className="-my-6 -mr-8 flex">{labelTool}</span>
        </span>
      ) : (
        name
      )}
      {rows ? (
        <textarea {...shared} rows={rows} className={`${inputClass} py-6`} />
      ) : (
        <input {...shared} {...props.combobox} type={type} className={`${inputClass} h-tool`} />
      )}
      {description && (
        <span id={`${id}-about`} className="text-ink-3 text-small">
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-error`} className="text-red-fg text-small">
          {errorMessage}
        </span>
      )}
    </div>
  );
}
