import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { findAccountByEmail } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import type { UserResources } from '#drive/user-resource.ts';
import type { ValueType } from './label-catalogue.ts';

type Label = DriveSchemas['Label'];
type LabelField = DriveSchemas['LabelField'];
type ValueRow = { fieldId: string; valueType: ValueType; value: string };

/** Label resources of an item for one response, sorted by ID. */
export class LabelResources {
  readonly #db: Database;
  readonly #users: UserResources;

  constructor(db: Database, users: UserResources) {
    this.#db = db;
    this.#users = users;
  }

  /** Returns a page of an item's labels after the label with the ID `after`. */
  list(itemNumber: number, { after, limit }: { after: string; limit: number }): Label[] {
    const rows = this.#db.all<{ id: string; revisionId: string }>(
      `SELECT l.id, l.revision_id AS revisionId FROM item_labels AS a JOIN labels AS l ON l.id = a.label_id
       WHERE a.item_number = ? AND a.label_id > ? ORDER BY a.label_id LIMIT ?`,
      itemNumber,
      after,
      limit,
    );
    return rows.map((label) => this.#toLabel(itemNumber, label));
  }

  /** Returns the labels with these IDs that are applied to an item. */
  pick(itemNumber: number, ids: Iterable<string>): Label[] {
    const rows = this.#db.all<{ id: string; revisionId: string }>(
      `SELECT l.id, l.revision_id AS revisionId FROM item_labels AS a JOIN labels AS l ON l.id = a.label_id
       WHERE a.item_number = ? AND a.label_id IN (SELECT value FROM json_each(?)) ORDER BY a.label_id`,
      itemNumber,
      JSON.stringify([...ids]),
    );
    return rows.map((label) => this.#toLabel(itemNumber, label));
  }

  #toLabel(itemNumber: number, { id, revisionId }: { id: string; revisionId: string }): Label {
    const rows = this.#db.all<ValueRow>(
      `SELECT v.field_id AS fieldId, f.value_type AS valueType, v.value
       FROM item_label_values AS v JOIN label_fields AS f ON f.label_id = v.label_id AND f.id = v.field_id
       WHERE v.item_number = ? AND v.label_id = ? ORDER BY v.field_id, v.position`,
      itemNumber,
      id,
    );
    const fields = [...Map.groupBy(rows, ({ fieldId }) => fieldId)].map(([fieldId, values]) => [
      fieldId,
      this.#toField(fieldId, values),
    ]);
    return { kind: 'drive#label', id, revisionId, fields: Object.fromEntries(fields) };
  }

  #toField(id: string, rows: readonly ValueRow[]): LabelField {
    const valueType = rows[0]?.valueType ?? 'text';
    const values = rows.map(({ value }) => value);
    const held = valueType === 'user' ? { user: values.map((email) => this.#toUser(email)) } : { [valueType]: values };
    return { kind: 'drive#labelField', id, valueType, ...held };
  }

  #toUser(email: string): DriveSchemas['User'] {
    const account = findAccountByEmail(this.#db, email);
    return this.#users.find(account?.id ?? null) ?? { kind: 'drive#user', emailAddress: email };
  }
}
