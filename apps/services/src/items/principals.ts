import type { Database } from '#db/database.ts';
import { ReadCaches } from '#db/read-cache.ts';

/** What a grant can be made to, as written in `item_access`. */
export type GranteeType = 'user' | 'group' | 'domain' | 'anyone';

type Person = { accountId: string; domain: string };

const MAX_PEOPLE = 1000;
const personal = new ReadCaches<readonly string[]>({ max: MAX_PEOPLE, tables: ['group_members'] });

/** Principals through which a person's own lists reach items: the person and the person's groups. */
export function listPersonalPrincipals(db: Database, person: Person): readonly string[] {
  return personal.of(db).get(person.accountId, () => readPersonal(db, person));
}

function readPersonal(db: Database, person: Person): string[] {
  const groups = db.all<{ id: string }>(
    'SELECT group_id AS id FROM group_members WHERE account_id = ?',
    person.accountId,
  );
  return [`user:${person.accountId}`, ...groups.map(({ id }) => `group:${id}`)];
}

/** Principals through which a person may open items: the personal ones, the organisation and the links. */
export function listPrincipals(db: Database, person: Person): string[] {
  return [
    ...listPersonalPrincipals(db, person),
    `domain:${person.domain}`,
    `link:domain:${person.domain}`,
    'anyone',
    'link:anyone',
  ];
}
