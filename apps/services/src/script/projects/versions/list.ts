import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { listVersions, toVersion } from './version-store.ts';

export const handler = operation('script.projects.versions.list', ({ db, caller, params }) => {
  const { id } = requireProject({ db, caller }, params.scriptId);
  const pageSize = getPageSize('script.projects.versions.list', params.pageSize);
  const tokens = new PageTokens(db, { id: 'script.projects.versions.list', service: 'script' }, [caller.accountId, id]);
  const from = Number(tokens.read(params.pageToken)?.[0] ?? 1);
  const found = listVersions(db, id, { from, limit: pageSize + 1 });
  const { resources, last } = readPage(found, pageSize, (version) => toVersion(id, version));
  return {
    ...(resources.length > 0 && { versions: resources }),
    ...(last && { nextPageToken: tokens.write([last.versionNumber + 1]) }),
  };
});
