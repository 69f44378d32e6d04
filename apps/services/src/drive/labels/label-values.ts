import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { findAccountByEmail } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { type FieldDefinition, labelError, type ValueType } from './label-catalogue.ts';

type Modification = DriveSchemas['LabelFieldModification'];

const SETTERS: Readonly<Record<ValueType, keyof Modification>> = {
  dateString: 'setDateValues',
  integer: 'setIntegerValues',
  selection: 'setSelectionValues',
  text: 'setTextValues',
  user: 'setUserValues',
};

const MAX_INTEGER = 2n ** 63n - 1n;

/**
 * Returns the field values in a modification, or an empty array to clear the field. Throws 400 if the field does not support a
 * value.
 */
export function readValues(db: Database, field: FieldDefinition, modification: Modification): string[] {
  const given = Object.values(SETTERS).filter((setter) => modification[setter] !== undefined);
  const setter = SETTERS[field.valueType];
  if (modification.unsetValues) {
    if (given.length === 0) return [];
    throw labelError('invalidInput', `The field ${field.id} cannot be set and cleared at the same time.`);
  }
  if (given.length !== 1 || given[0] !== setter) {
    throw labelError('invalidInput', `The field ${field.id} must be changed with ${setter} or unsetValues.`);
  }
  const values = toTexts(modification[setter]);
  if (values.length === 0) throw labelError('invalidInput', `The field ${field.id} must have a value.`);
  if (values.length > 1 && field.valueType !== 'selection' && field.valueType !== 'user') {
    throw labelError('labelMultipleValuesForSingularField', `The field ${field.id} can have only one value.`);
  }
  return values.map((value) => readValue(db, field, value));
}

function toTexts(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String) : [];
}

function readValue(db: Database, field: FieldDefinition, value: string): string {
  switch (field.valueType) {
    case 'dateString':
      if (isDate(value)) return value;
      break;
    case 'integer':
      if (/^-?\d{1,19}$/u.test(value) && isInteger(BigInt(value))) return String(BigInt(value));
      break;
    case 'selection':
      if (field.choices.includes(value)) return value;
      throw labelError('labelMutationIllegalSelection', `${value} is not a choice of the field ${field.id}.`);
    case 'user': {
      const account = findAccountByEmail(db, value);
      if (account) return account.email;
      break;
    }
    case 'text':
      return value;
  }
  throw labelError('invalidInput', `${value} is not a valid value for the field ${field.id}.`);
}

/** Whether a text is a calendar date in YYYY-MM-DD format. */
function isDate(text: string): boolean {
  const timeMs = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(text);
}

function isInteger(value: bigint): boolean {
  return value <= MAX_INTEGER && value >= -MAX_INTEGER - 1n;
}
