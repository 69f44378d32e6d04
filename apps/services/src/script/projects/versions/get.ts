import { operation } from '#core/operations/operation.ts';
import { entityNotFound, requireProject } from '#script/projects/require-project.ts';
import { listVersions, toVersion } from './version-store.ts';

export const handler = operation('script.projects.versions.get', ({ db, caller, params }) => {
  const { id } = requireProject({ db, caller }, params.scriptId);
  const [version] = listVersions(db, id, { from: params.versionNumber, limit: 1 });
  if (version?.versionNumber !== params.versionNumber) throw entityNotFound();
  return toVersion(id, version);
});
