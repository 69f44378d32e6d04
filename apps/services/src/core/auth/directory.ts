import type { Role } from '@rotunda/api-client/roles';
import type { Database } from '#db/database.ts';

/** A user with an account in the organisation. */
export type Account = {
  id: string;
  email: string;
  displayName: string;
  permissionId: string;
  domain: string;
  /** Role in the console. Null for users without one. */
  role: Role | null;
  isDomainAdmin: boolean;
};

/** A mailing group that may have permissions. */
export type Group = { id: string; email: string; displayName: string; permissionId: string; domain: string };

type AccountRow = Omit<Account, 'isDomainAdmin'> & { isDomainAdmin: number };

const ACCOUNT_COLUMNS = `id, email, display_name AS displayName, permission_id AS permissionId, domain, role,
  is_domain_admin AS isDomainAdmin`;
const GROUP_COLUMNS = 'id, email, display_name AS displayName, permission_id AS permissionId, domain';

const ACCOUNT_BY_ID = `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE id = ?`;

function toAccount(row: AccountRow | undefined): Account | undefined {
  return row && { ...row, isDomainAdmin: row.isDomainAdmin === 1 };
}

/** Returns the account with this key, if it exists. */
export function findAccount(db: Database, id: string): Account | undefined {
  return toAccount(db.get<AccountRow>(ACCOUNT_BY_ID, id));
}

/** Returns the account with this address, ignoring case, if it exists. */
export function findAccountByEmail(db: Database, email: string): Account | undefined {
  return toAccount(db.get<AccountRow>(`SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE email = ?`, email));
}

/** Returns the group with this address, ignoring case, if it exists. */
export function findGroupByEmail(db: Database, email: string): Group | undefined {
  return db.get<Group>(`SELECT ${GROUP_COLUMNS} FROM groups WHERE email = ?`, email);
}

/** Lists the groups of an account. */
export function listGroupsOf(db: Database, accountId: string): Group[] {
  return db.all<Group>(
    `SELECT ${GROUP_COLUMNS} FROM groups WHERE id IN (SELECT group_id FROM group_members WHERE account_id = ?)`,
    accountId,
  );
}

/** Lists the members of a group, sorted by address. */
export function listMembersOf(db: Database, groupId: string): Account[] {
  const rows = db.all<AccountRow>(
    `SELECT ${ACCOUNT_COLUMNS} FROM accounts
     WHERE id IN (SELECT account_id FROM group_members WHERE group_id = ?) ORDER BY email`,
    groupId,
  );
  return rows.flatMap((row) => toAccount(row) ?? []);
}
