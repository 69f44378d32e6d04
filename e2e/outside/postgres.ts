import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '../../apps/bff/src/testing/databases/postgres-server.ts';

/** Starts a PostgreSQL server with SCRAM password authentication. Resolves to the console's variables for it. */
export async function startPostgres(resources: AsyncDisposableStack): Promise<Record<string, string>> {
  const server = resources.use(await PostgresServer.create());
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-secrets-'));
  resources.defer(() => rm(directory, { recursive: true, force: true }));
  const [passwordFile, keyringFile] = [join(directory, 'password'), join(directory, 'keyring')];
  const password = randomBytes(24).toString('hex');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await writeFile(keyringFile, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  await server.createRoleWithDatabase('console', password);
  return {
    DATABASE_URL: `postgresql://console@127.0.0.1:${server.port}/console`,
    DATABASE_PASSWORD_FILE: passwordFile,
    BFF_KEYRING_FILE: keyringFile,
  };
}
