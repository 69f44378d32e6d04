import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

export type ValueType = 'dateString' | 'integer' | 'selection' | 'text' | 'user';

/** A field of a label. */
export type FieldDefinition = {
  id: string;
  valueType: ValueType;
  /** Choice IDs of a selection field. */
  choices: readonly string[];
};

/** 400: the label change is not possible. */
export function labelError(reason: string, message: string): ServiceError {
  return globalError(400, reason, message);
}

/** Throws 400 if the label does not exist. */
export function requireLabel(db: Database, id: string): void {
  if (db.get('SELECT 1 FROM labels WHERE id = ?', id)) return;
  throw labelError('invalidInput', `There is no label with the ID ${id}.`);
}

/** Returns the definition of a label field, if it exists. */
export function findField(db: Database, labelId: string, id: string): FieldDefinition | undefined {
  const row = db.get<{ valueType: ValueType; choices: string | null }>(
    'SELECT value_type AS valueType, choices FROM label_fields WHERE label_id = ? AND id = ?',
    labelId,
    id,
  );
  return row && { id, valueType: row.valueType, choices: row.choices === null ? [] : JSON.parse(row.choices) };
}

/** Returns the definition of a label field. Throws 400 if it does not exist. */
export function requireField(db: Database, labelId: string, id: string): FieldDefinition {
  const field = findField(db, labelId, id);
  if (field) return field;
  throw labelError('labelMutationUnknownField', `The label ${labelId} has no field with the ID ${id}.`);
}
