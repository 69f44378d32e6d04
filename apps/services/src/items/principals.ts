import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';

/** What a grant can be made to, as written in `item_access`. */
export type GranteeType = 'user' | 'group' | 'domain' | 'anyone';

type User = { accountId: string; domain: string };

const MAX_PEOPLE = 1000;
const memberships = new ReadCaches<readonly string[]>({ max: MAX_PEOPLE, tables: ['group_members'] });

/** Keys of the groups that a person belongs to. */
export function listGroupIds(db: Database, { accountId }: Pick<User, 'accountId'>): readonly string[] {
  return memberships.of(db).get(accountId, () => {
    const sql = 'SELECT group_id AS id FROM group_members WHERE account_id = ?';
    return db.all<{ id: string }>(sql, accountId).map(({ id }) => id);
  });
}

/** Principals through which a person's own lists reach items: the person and the person's groups. */
export function listPersonalPrincipals(db: Database, user: User): readonly string[] {
  return [`user:${user.accountId}`, ...listGroupIds(db, user).map((id) => `group:${id}`)];
}

/** Principals through which a person may open items: the personal ones, the organisation and the links. */
export function listPrincipals(db: Database, user: User): string[] {
  return [
    ...listPersonalPrincipals(db, user),
    `domain:${user.domain}`,
    `link:domain:${user.domain}`,
    'anyone',
    'link:anyone',
  ];
}
