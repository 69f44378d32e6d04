import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { toScriptUser } from './script-user.ts';

/**
 * Converts a project to its API resource. Title, times and users are those of the item. It is bound to a document as long as the
 * document exists.
 */
export function toProject(db: Database, item: Item): ScriptSchemas['Project'] {
  const row = db.get<{ createdBy: string | null; containerId: string | null }>(
    `SELECT i.created_by AS createdBy, container.id AS containerId
     FROM items AS i JOIN script_projects AS p ON p.script_id = i.id
     LEFT JOIN items AS container ON container.id = p.parent_id
     WHERE i.id = ?`,
    item.id,
  );
  const creator = toScriptUser(db, row?.createdBy ?? null);
  const lastModifyUser = toScriptUser(db, item.modifiedBy);
  return {
    scriptId: item.id,
    ...(item.name !== '' && { title: item.name }),
    ...(row?.containerId && { parentId: row.containerId }),
    createTime: toTimestamp(item.createdAt),
    updateTime: toTimestamp(item.modifiedAt),
    ...(creator && { creator }),
    ...(lastModifyUser && { lastModifyUser }),
  };
}
