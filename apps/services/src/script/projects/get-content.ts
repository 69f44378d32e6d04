import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { operation } from '#core/operation.ts';
import type { Database } from '#db/database.ts';
import { toBaseManifest } from './base-manifest.ts';
import { listFiles, type ScriptFile } from './project-store.ts';
import { entityNotFound, requireProject } from './require-project.ts';
import { toScriptUser } from './script-user.ts';

export const handler = operation('script.projects.getContent', ({ db, caller, params }) => {
  const item = requireProject({ db, caller }, params.scriptId);
  const stored = listFiles(db, item.id, params.versionNumber);
  if (!stored && params.versionNumber) throw entityNotFound();
  // A project made through the file storage service has no content until something is saved.
  const files = stored ?? [toBaseManifest({ accountId: item.modifiedBy, timeMs: item.createdAt })];
  return { scriptId: item.id, files: files.map((file) => toFile(db, file)) };
});

function toFile(db: Database, file: ScriptFile): ScriptSchemas['File'] {
  return {
    name: file.name,
    type: file.type,
    source: file.source,
    createTime: toTimestamp(file.createdAt),
    updateTime: toTimestamp(file.updatedAt),
    lastModifyUser: toScriptUser(db, file.lastModifyAccountId),
  };
}
