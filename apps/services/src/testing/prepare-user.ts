import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { openDatabase } from '#db/open-database.ts';

/**
 * Creates the data of one user, for a process started with it. Returns a header value that authenticates the user for an hour.
 */
export function prepareUser(directory: string): string {
  const db = openDatabase(join(directory, 'services.db'));
  const accountId = randomUUID();
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at)
     VALUES (?, 'ana@example.com', 'Ana', '1', 'example.com', 0)`,
    accountId,
  );
  const scopes = ['https://www.googleapis.com/auth/drive'];
  const token = issueAccessToken(db, { accountId, clientId: 'test', scopes, expiresAt: Date.now() + 3_600_000 });
  db.close();
  return `Bearer ${token}`;
}
