import { toTimestamp } from '#core/clock.ts';
import { operation } from '#core/operation.ts';
import { requireProject } from './require-project.ts';
import { toScriptUser } from './script-user.ts';

export const handler = operation('script.projects.get', ({ db, caller, params }) => {
  const item = requireProject({ db, caller }, params.scriptId);
  const row = db.get<{ createdBy: string | null; parentId: string | null }>(
    `SELECT i.created_by AS createdBy, p.parent_id AS parentId
     FROM items AS i LEFT JOIN script_projects AS p ON p.script_id = i.id WHERE i.id = ?`,
    item.id,
  );
  return {
    scriptId: item.id,
    title: item.name,
    ...(row?.parentId && { parentId: row.parentId }),
    createTime: toTimestamp(item.createdAt),
    updateTime: toTimestamp(item.modifiedAt),
    creator: toScriptUser(db, row?.createdBy ?? null),
    lastModifyUser: toScriptUser(db, item.modifiedBy),
  };
});
