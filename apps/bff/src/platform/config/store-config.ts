import { resolve } from 'node:path';
import { parseVariables } from '@rotunda/environment/parse-variables';
import { z } from 'zod';

/** A database server shared by replicas. The URL may contain a password, but a separate file is preferable. */
export type DatabaseConfig = { url: string; passwordFile: string | undefined };

/** The source of the keys that seal credentials: a file, which is created if it may be missing, or its text. */
export type KeyRingConfig = { path: string; createsIfMissing: boolean } | { text: string };

/** The location of the BFF's data. */
export type StoreConfig = {
  dataDir: string;
  /** Undefined for a SQLite file in the data directory. */
  database: DatabaseConfig | undefined;
  keyRing: KeyRingConfig;
};

/** The variables for the location of the BFF's data, by name. */
export const storeVariables = {
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a PostgreSQL URL, like postgresql://user@host:5432/database' })
    .optional(),
  DATABASE_PASSWORD_FILE: z.string().min(1).optional(),
  BFF_KEYRING: z.string().min(1).optional(),
  BFF_KEYRING_FILE: z.string().min(1).optional(),
};

const schema = z.object(storeVariables);

/** The values of these variables, each valid on its own. */
export type StoreValues = z.infer<typeof schema>;

/** Parses only these variables, for commands that need no others. Does no I/O. */
export function parseStoreConfig(
  env: Readonly<Record<string, string | undefined>>,
): { config: StoreConfig } | { problems: string[] } {
  const { value, problems } = parseVariables(schema, env);
  if (!value) return { problems };
  problems.push(...findStoreProblems(value));
  return problems.length > 0 ? { problems } : { config: toStoreConfig(value) };
}

/** Returns problems with combinations of values that are valid on their own. */
export function findStoreProblems(value: StoreValues): string[] {
  const { BFF_KEYRING: text, BFF_KEYRING_FILE: file, DATABASE_URL: url, DATABASE_PASSWORD_FILE: passwordFile } = value;
  const problems: string[] = [];
  if (passwordFile !== undefined && url === undefined) {
    problems.push('DATABASE_PASSWORD_FILE: has no effect without DATABASE_URL');
  }
  if (passwordFile !== undefined && url !== undefined && hasPassword(url)) {
    problems.push('DATABASE_PASSWORD_FILE: DATABASE_URL contains a password, too: remove one of them');
  }
  if (text !== undefined && file !== undefined) {
    problems.push('BFF_KEYRING: cannot be combined with BFF_KEYRING_FILE');
  }
  if (url !== undefined && text === undefined && file === undefined) {
    problems.push('BFF_KEYRING_FILE: must be set with DATABASE_URL, because all replicas must use the same keys');
  }
  return problems;
}

function hasPassword(text: string): boolean {
  const url = new URL(text);
  return url.password !== '' || url.searchParams.has('password');
}

/** Returns the configuration from the variables. */
export function toStoreConfig(value: StoreValues): StoreConfig {
  const { DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_PASSWORD_FILE: passwordFile } = value;
  return {
    dataDir: resolve(dataDir),
    database: url === undefined ? undefined : { url, passwordFile: passwordFile && resolve(passwordFile) },
    keyRing: toKeyRing(value),
  };
}

function toKeyRing({ BFF_KEYRING: text, BFF_KEYRING_FILE: file, DATA_DIR: dataDir }: StoreValues): KeyRingConfig {
  if (text !== undefined) return { text };
  if (file !== undefined) return { path: resolve(file), createsIfMissing: false };
  return { path: resolve(dataDir, 'bff-keys'), createsIfMissing: true };
}
