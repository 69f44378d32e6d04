import { operation } from '#core/operation.ts';
import { PageTokens } from '#core/page-token.ts';
import { globalError, invalidParameter } from '#core/service-error.ts';
import { fragment } from '#db/sql-fragment.ts';
import { roleOn } from '#items/access.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import { DRIVE_COLUMNS, type SharedDrive, toDriveResource } from './drive-resource.ts';
import { parseDriveQuery } from './parse-drive-query.ts';

const MAX_PAGE_SIZE = 100;

export const handler = operation('drive.drives.list', ({ params, db, caller }) => {
  const { pageSize = 10, q, useDomainAdminAccess = false } = params;
  if (pageSize < 1) throw invalidParameter('pageSize');
  const limit = Math.min(pageSize, MAX_PAGE_SIZE);
  if (useDomainAdminAccess && !caller.isDomainAdmin) {
    throw globalError(403, 'noListTeamDrivesAdministratorPrivilege', 'The user may not list the drives of the domain.');
  }
  const query = q ? parseDriveQuery(q, caller.accountId) : { condition: fragment('1'), needsAdmin: false };
  if (query.needsAdmin && !useDomainAdminAccess) {
    throw globalError(403, 'queryRequiresAdminCredentials', 'The query needs useDomainAdminAccess.', 'q');
  }
  const visible = useDomainAdminAccess
    ? fragment('d.domain = ?', caller.domain)
    : fragment(
        `EXISTS (SELECT 1 FROM items AS r JOIN item_access AS a ON a.item_number = r.number
           WHERE r.id = d.id AND a.principal IN (SELECT value FROM json_each(?)))`,
        JSON.stringify(listPersonalPrincipals(db, caller)),
      );
  const filter = [caller.accountId, q ?? '', useDomainAdminAccess];
  const tokens = new PageTokens(db, { id: 'drive.drives.list', service: 'drive' }, filter);
  const [name = '', id = ''] = tokens.read(params.pageToken) ?? [];
  const found = db.all<SharedDrive & { nameKey: string }>(
    `SELECT ${DRIVE_COLUMNS}, d.name_key AS nameKey FROM drives AS d
     WHERE (d.name_key, d.id) > (?, ?) AND ${visible.sql} AND ${query.condition.sql}
     ORDER BY d.name_key, d.id LIMIT ?`,
    name,
    id,
    ...visible.values,
    ...query.condition.values,
    limit + 1,
  );
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    kind: 'drive#driveList',
    drives: found
      .slice(0, limit)
      .map((drive) => toDriveResource(db, drive, caller.accountId, roleOn(db, caller, drive.id) ?? 'organizer')),
    ...(last && { nextPageToken: tokens.write([last.nameKey, last.id]) }),
  };
});
