import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** A label on a file. Its name is kept by another service; here it is known by its id. */
export type Label = DriveSchemas['Label'];
/** A field of a label, with its values on this file. */
export type LabelField = DriveSchemas['LabelField'];
/** A change of one field of a label. */
export type FieldModification = DriveSchemas['LabelFieldModification'];

/** What kind of values a field has. */
export type ValueType = NonNullable<LabelField['valueType']>;

/** Kinds of values, in words. */
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

/** The values of a field as text; people by their addresses. */
export function fieldValues(field: LabelField): string[] {
  const type = field.valueType ?? 'text';
  if (type === 'user') return (field.user ?? []).map(({ emailAddress }) => emailAddress ?? '');
  return [...(field[type] ?? [])];
}

/** Values that were typed: a text is one value, the others are separated by commas. */
export function splitValues(type: ValueType, text: string): string[] {
  if (type === 'text') return text.trim() === '' ? [] : [text.trim()];
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Why a value cannot be one of a kind; undefined when all can. */
export function valueProblem(type: ValueType, values: readonly string[]): string | undefined {
  const rules: Readonly<Partial<Record<ValueType, readonly [RegExp, string]>>> = {
    integer: [/^-?\d+$/, 'not a whole number'],
    dateString: [/^\d{4}-\d{2}-\d{2}$/, 'not a date such as 2026-11-21'],
    user: [/^\S+@\S+$/, 'not an email address'],
  };
  const rule = rules[type];
  const wrong = rule && values.find((value) => !rule[0].test(value));
  return rule && wrong !== undefined ? `${wrong} is ${rule[1]}.` : undefined;
}

/** The change that gives a field these values; none take them all away. */
export function toModification(fieldId: string, type: ValueType, values: string[]): FieldModification {
  return values.length === 0 ? { fieldId, unsetValues: true } : { fieldId, [MEMBERS[type]]: values };
}
