import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';

/** What a grant can be made to, as written in `item_access`. */
export type GranteeType = 'user' | 'group' | 'domain' | 'anyone';

type User = { accountId: string; domain: string };

const MAX_PEOPLE = 1000;
const personal = new ReadCaches<readonly string[]>({ max: MAX_PEOPLE, tables: ['group_members'] });

/** Principals through which a person's own lists reach items: the person and the person's groups. */
export function listPersonalPrincipals(db: Database, user: User): readonly string[] {
  return personal.of(db).get(user.accountId, () => readPersonal(db, user));
}

function readPersonal(db: Database, user: User): string[] {
  const groups = db.all<{ id: string }>(
    'SELECT group_id AS id FROM group_members WHERE account_id = ?',
    user.accountId,
  );
  return [`user:${user.accountId}`, ...groups.map(({ id }) => `group:${id}`)];
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
