import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** A label on a file. Another service stores its name; here it is identified by its ID. */
export type Label = DriveSchemas['Label'];
/** A field of a label, with its values on this file. */
export type LabelField = DriveSchemas['LabelField'];
/** A change of one field of a label. */
export type FieldModification = DriveSchemas['LabelFieldModification'];

/** The value type of a field. */
export type ValueType = NonNullable<LabelField['valueType']>;

/** The value types, with labels. */
export const valueTypes: readonly { value: ValueType; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'selection', label: 'Choices' },
  { value: 'integer', label: 'Whole numbers' },
  { value: 'dateString', label: 'Dates' },
  { value: 'user', label: 'People' },
];

const MEMBERS = {
  text: 'setTextValues',
  selection: 'setSelectionValues',
  integer: 'setIntegerValues',
  dateString: 'setDateValues',
  user: 'setUserValues',
} as const satisfies Record<ValueType, keyof FieldModification>;

/** Returns the values of a field as text. Users are shown by email address. */
export function listFieldValues(field: LabelField): string[] {
  const type = field.valueType ?? 'text';
  if (type === 'user') return (field.user ?? []).map(({ emailAddress }) => emailAddress ?? '');
  return [...(field[type] ?? [])];
}

/** Splits typed values. Text fields have a single value; all others are separated by commas. */
export function splitValues(type: ValueType, text: string): string[] {
  if (type === 'text') return text.trim() === '' ? [] : [text.trim()];
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Returns the reason why a value is invalid for a type. Returns undefined if all are valid. */
export function findValueProblem(type: ValueType, values: readonly string[]): string | undefined {
  const rules: Readonly<Partial<Record<ValueType, readonly [RegExp, string]>>> = {
    integer: [/^-?\d+$/, 'not a whole number'],
    dateString: [/^\d{4}-\d{2}-\d{2}$/, 'not a date such as 2026-11-21'],
    user: [/^\S+@\S+$/, 'not an email address'],
  };
  const rule = rules[type];
  const wrong = rule && values.find((value) => !rule[0].test(value));
  return rule && wrong !== undefined ? `${wrong} is ${rule[1]}.` : undefined;
}

/** Returns the modification that sets a field to these values. No values clear the field. */
export function toModification(fieldId: string, type: ValueType, values: string[]): FieldModification {
  return values.length === 0 ? { fieldId, unsetValues: true } : { fieldId, [MEMBERS[type]]: values };
}
