import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';

/** Grantee types, as stored in `item_access`. */
export type GranteeType = 'user' | 'group' | 'domain' | 'anyone';

type User = { accountId: string; domain: string };

const MAX_CACHED_USERS = 1000;
const memberships = new ReadCaches<readonly string[]>({ max: MAX_CACHED_USERS, tables: ['group_members'] });

/** Keys of the groups that a person belongs to. */
export function listGroupIds(db: Database, { accountId }: Pick<User, 'accountId'>): readonly string[] {
  return memberships.of(db).get(accountId, () => {
    const sql = 'SELECT group_id AS id FROM group_members WHERE account_id = ?';
    return db.all<{ id: string }>(sql, accountId).map(({ id }) => id);
  });
}

/** Returns the principals through which items appear in a user's own lists: the user and the user's groups. */
export function listPersonalPrincipals(db: Database, user: User): readonly string[] {
  return [`user:${user.accountId}`, ...listGroupIds(db, user).map((id) => `group:${id}`)];
}

/** Returns the principals through which a user may open items: the personal ones, the organisation and the links. */
export function listPrincipals(db: Database, user: User): string[] {
  return [
    ...listPersonalPrincipals(db, user),
    `domain:${user.domain}`,
    `link:domain:${user.domain}`,
    'anyone',
    'link:anyone',
  ];
}
