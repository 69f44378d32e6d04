import { operation } from '#core/operations/operation.ts';
import { insertVersion } from '#items/script-content.ts';
import { limitReached } from '#script/projects/limit-error.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { countVersions, toVersion } from './version-store.ts';

const MAX_VERSIONS = 200;

export const handler = operation('script.projects.versions.create', (context) => {
  const { db, clock, params, body } = context;
  const { id } = requireProject(context, params.scriptId, 'writer');
  if (countVersions(db, id) >= MAX_VERSIONS) {
    throw limitReached(`Cannot create more versions: Script has reached the limit of ${MAX_VERSIONS} versions.`);
  }
  const description = body?.description ?? '';
  const createdAt = clock.nowMs();
  return toVersion(id, { versionNumber: insertVersion(db, id, description, createdAt), description, createdAt });
});
