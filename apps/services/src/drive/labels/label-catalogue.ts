import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';

export type ValueType = 'dateString' | 'integer' | 'selection' | 'text' | 'user';

/** A field that items with a label may fill. */
export type FieldDefinition = {
  id: string;
  valueType: ValueType;
  /** Ids of the choices of a selection. */
  choices: readonly string[];
};

/** 400 for a change of labels that cannot be made. */
export function refusedLabel(reason: string, message: string): ServiceError {
  return globalError(400, reason, message);
}

/** Throws 400 unless there is a label with this id. */
export function requireLabel(db: Database, id: string): void {
  if (db.get('SELECT 1 FROM labels WHERE id = ?', id)) return;
  throw refusedLabel('invalidInput', `There is no label with the ID ${id}.`);
}

/** The definition of a field of a label, if there is such a field. */
export function findField(db: Database, labelId: string, id: string): FieldDefinition | undefined {
  const row = db.get<{ valueType: ValueType; choices: string | null }>(
    'SELECT value_type AS valueType, choices FROM label_fields WHERE label_id = ? AND id = ?',
    labelId,
    id,
  );
  return row && { id, valueType: row.valueType, choices: row.choices === null ? [] : JSON.parse(row.choices) };
}

/** The definition of a field of a label. Throws 400 for an unknown one. */
export function requireField(db: Database, labelId: string, id: string): FieldDefinition {
  const field = findField(db, labelId, id);
  if (field) return field;
  throw refusedLabel('labelMutationUnknownField', `The label ${labelId} has no field with the ID ${id}.`);
}
