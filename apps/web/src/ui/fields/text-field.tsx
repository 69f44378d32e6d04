import { clsx } from 'clsx';
import {
  type AriaAttributes,
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
  /** Whether the label is only for screen readers, if the context makes it clear. */
  isLabelHidden?: boolean;
  /** A button at the end of the label's line that helps to fill the field. */
  labelTool?: ReactNode;
  description?: string;
  placeholder?: string;
  /** The number of rows of a multi-line field. Undefined for a single-line field. */
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'email';
  name?: string;
  autoComplete?: string;
  maxLength?: number;
  /**
   * Whether the field takes focus when it appears, like the first field of a dialog. The text in a single-line field is selected,
   * so that typing replaces it.
   */
  autoFocus?: boolean;
  /** Whether a change is in progress, so that the field will soon be enabled. */
  isBusy?: boolean;
  /**
   * The reason why the field is disabled. It stays focusable and readable; the reason is announced, and shown on hover, focus and
   * press.
   */
  disabledReason?: string | undefined;
  errorMessage?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  fieldRef?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  /** The attributes that make a single-line field a combobox for a list rendered elsewhere. */
  combobox?: InputHTMLAttributes<HTMLInputElement>;
  /** The attributes that connect a multi-line field with a list of suggestions rendered elsewhere. */
  suggestions?: AriaAttributes;
};

const inputClass =
  'w-full rounded-control border border-line-strong bg-surface px-8 text-ink placeholder:text-ink-3 focus:outline-2 focus:outline-focus focus:outline-offset-0 disabled:bg-sunken disabled:text-ink-3 aria-disabled:bg-sunken aria-disabled:text-ink-3 aria-invalid:border-danger';

/** A single-line or multi-line text field. */
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
        <textarea {...shared} {...props.suggestions} rows={rows} className={`${inputClass} py-6`} />
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
