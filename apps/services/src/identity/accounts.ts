import { type Account, findAccountByEmail } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { matchesPassword, simulatePasswordCheck } from './password.ts';

/** An account to store. */
export type NewAccount = {
  id: string;
  email: string;
  displayName: string;
  /** Decimal ID of the account in permissions. */
  permissionId: string;
  role: Account['role'];
  isDomainAdmin: boolean;
  /** Result of `hashPassword`. Null for an account that cannot sign in. */
  passwordHash: string | null;
  createdAtMs: number;
};

/** Stores an account. Throws if its address is already in use. */
export function createAccount(db: Database, { passwordHash, createdAtMs, ...named }: NewAccount): Account {
  const account = { ...named, domain: toDomain(named.email) };
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, password_hash, role, is_domain_admin,
       created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    account.id,
    account.email,
    account.displayName,
    account.permissionId,
    account.domain,
    passwordHash,
    account.role,
    Number(account.isDomainAdmin),
    createdAtMs,
  );
  return account;
}

/** Returns the account with this address and password. An unknown address takes as long as a wrong password. */
export async function verifyPassword(db: Database, email: string, password: string): Promise<Account | undefined> {
  const account = findAccountByEmail(db, email);
  const hash = account && findPasswordHash(db, account.id);
  if (!hash) {
    await simulatePasswordCheck(password);
    return undefined;
  }
  return (await matchesPassword(password, hash)) ? account : undefined;
}

/** Returns the organisation of an address: the part after its last `@`, in lower case. */
export function toDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

function findPasswordHash(db: Database, accountId: string): string | null | undefined {
  return db.get<{ hash: string | null }>('SELECT password_hash AS hash FROM accounts WHERE id = ?', accountId)?.hash;
}
