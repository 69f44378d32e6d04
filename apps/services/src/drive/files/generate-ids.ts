import { invalidParameter } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { generateItemId } from '#items/item-id.ts';

const DEFAULT_COUNT = 10;

export const handler = operation('drive.files.generateIds', ({ params, db, caller, clock }) => {
  const { count = DEFAULT_COUNT, space = 'drive', type = 'files' } = params;
  if (type === 'shortcuts' && space !== 'drive') throw invalidParameter('type');
  const ids = Array.from({ length: count }, generateItemId);
  db.transaction(() => {
    for (const id of ids) {
      db.run('INSERT INTO reserved_ids VALUES (?, ?, ?, ?, ?)', id, caller.accountId, type, space, clock.nowMs());
    }
  });
  return { kind: 'drive#generatedIds', space, ids };
});
