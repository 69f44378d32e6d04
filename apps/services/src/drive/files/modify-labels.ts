import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { operation } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { toCapabilities } from '#drive/capabilities.ts';
import { labelError, requireField, requireLabel } from '#drive/labels/label-catalogue.ts';
import { LabelResources } from '#drive/labels/label-resource.ts';
import { readValues } from '#drive/labels/label-values.ts';
import { insufficientPermissions, requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { touchItem } from '#items/items.ts';

type Modification = DriveSchemas['LabelModification'];

const MAX_LABELS = 5;

export const handler = operation('drive.files.modifyLabels', (context) => {
  const { params, db, caller, clock } = context;
  const { item, role } = requireReadable(context, params.fileId);
  if (!toCapabilities(item, role).canModifyLabels) throw insufficientPermissions();
  const modifications = context.body?.labelModifications ?? [];
  for (const modification of modifications) modify(db, item.number, modification);
  rejectTooMany(db, item.number);
  if (modifications.length > 0) touchItem(db, item, { changedAt: clock.nowMs() });
  const changed = new Set(modifications.flatMap(({ labelId, removeLabel }) => (removeLabel ? [] : [labelId ?? ''])));
  const users = new UserResources(db, caller.accountId);
  return {
    kind: 'drive#modifyLabelsResponse',
    modifiedLabels: new LabelResources(db, users).pick(item.number, changed),
  };
});

/** Applies a label, or removes it with all its fields. Throws 400 if the catalogue does not contain the label or field. */
function modify(db: Database, itemNumber: number, modification: Modification): void {
  const { labelId = '', removeLabel, fieldModifications = [] } = modification;
  requireLabel(db, labelId);
  if (removeLabel) {
    db.run('DELETE FROM item_labels WHERE item_number = ? AND label_id = ?', itemNumber, labelId);
    return;
  }
  db.run('INSERT INTO item_labels (item_number, label_id) VALUES (?, ?) ON CONFLICT DO NOTHING', itemNumber, labelId);
  for (const change of fieldModifications) {
    const field = requireField(db, labelId, change.fieldId ?? '');
    const values = readValues(db, field, change);
    db.run(
      'DELETE FROM item_label_values WHERE item_number = ? AND label_id = ? AND field_id = ?',
      itemNumber,
      labelId,
      field.id,
    );
    for (const [position, value] of values.entries()) {
      db.run('INSERT INTO item_label_values VALUES (?, ?, ?, ?, ?)', itemNumber, labelId, field.id, position, value);
    }
  }
}

function rejectTooMany(db: Database, itemNumber: number): void {
  const row = db.get<{ count: number }>('SELECT count(*) AS count FROM item_labels WHERE item_number = ?', itemNumber);
  if ((row?.count ?? 0) <= MAX_LABELS) return;
  throw labelError('invalidInput', `A file can have at most ${MAX_LABELS} labels.`);
}
