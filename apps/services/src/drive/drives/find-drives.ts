import type { Caller } from '#core/auth/caller.ts';
import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import type { Database } from '#db/database.ts';
import { fragment } from '#db/sql-fragment.ts';
import { findItemRole } from '#items/access.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import { DRIVE_COLUMNS, type SharedDrive } from './drive-store.ts';
import { parseDriveQuery } from './parse-drive-query.ts';
import type { AccessibleDrive } from './require-drive.ts';

const EVERY_DRIVE = { condition: fragment('1'), needsAdmin: false, needsMember: false };

type Request = {
  pageSize?: number | undefined;
  pageToken?: string | undefined;
  q?: string | undefined;
  useDomainAdminAccess?: boolean | undefined;
};

/**
 * Returns a page of the caller's shared drives, sorted by name, or of all drives of the domain for an administrator. Throws 400
 * if the query is invalid, and 403 if it is not allowed.
 */
export function findDrives(
  { db, caller }: { db: Database; caller: Caller },
  operationId: 'drive.drives.list' | 'drive.teamdrives.list',
  { pageSize: requested, pageToken, q, useDomainAdminAccess = false }: Request,
): { page: AccessibleDrive[]; nextPageToken: string | undefined } {
  if (useDomainAdminAccess && !caller.isDomainAdmin) {
    throw globalError(403, 'noListTeamDrivesAdministratorPrivilege', 'The user may not list the drives of the domain.');
  }
  const pageSize = getPageSize(operationId, requested);
  const query = q ? parseDriveQuery(q, caller.accountId) : EVERY_DRIVE;
  if (query.needsAdmin && !useDomainAdminAccess) {
    throw globalError(403, 'queryRequiresAdminCredentials', 'The query requires useDomainAdminAccess.', 'q');
  }
  if (query.needsMember && useDomainAdminAccess) {
    throw invalidParameter('q', 'Invalid Value: the query is not supported with useDomainAdminAccess.');
  }
  const visible = useDomainAdminAccess ? fragment('d.domain = ?', caller.domain) : getMember(db, caller);
  const filter = [caller.accountId, q ?? '', useDomainAdminAccess];
  const tokens = new PageTokens(db, { id: operationId, service: 'drive' }, filter);
  const [name = '', id = ''] = tokens.read(pageToken) ?? [];
  const found = db.iterate<SharedDrive & { nameKey: string }>(
    `SELECT ${DRIVE_COLUMNS}, d.name_key AS nameKey FROM drives AS d
     WHERE (d.name_key, d.id) > (?, ?) AND ${visible.sql} AND ${query.condition.sql}
     ORDER BY d.name_key, d.id LIMIT ?`,
    name,
    id,
    ...visible.values,
    ...query.condition.values,
    pageSize + 1,
  );
  const { resources, last } = readPage(found, pageSize, (drive) => {
    const role = useDomainAdminAccess ? 'organizer' : (findItemRole(db, caller, drive.id) ?? 'reader');
    const viewer = { accountId: caller.accountId, role, isAdministrator: useDomainAdminAccess };
    return { drive, viewer };
  });
  return { page: resources, nextPageToken: last && tokens.write([last.nameKey, last.id]) };
}

function getMember(db: Database, caller: Caller) {
  return fragment(
    `EXISTS (SELECT 1 FROM items AS r JOIN item_access AS a ON a.item_number = r.number
       WHERE r.id = d.id AND a.principal IN (SELECT value FROM json_each(?)))`,
    JSON.stringify(listPersonalPrincipals(db, caller)),
  );
}
