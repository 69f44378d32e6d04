import { StartError } from '#domain/start-error.ts';
import type { PostgresAddress } from './postgres-dialect.ts';
import type { StoreAddress } from './store-address.ts';
import { StoreConnectionError } from './store-connection-error.ts';

/** The cause of a problem, and its remedy. */
type Diagnosis = { why: string; remedy: string };

const UNKNOWN_AUTHORITY: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Returns the error for a store that cannot be used, in one line without the password. */
export function toUnusable(address: StoreAddress, error: unknown): StartError {
  const cause = error instanceof StoreConnectionError ? error.cause : error;
  const place = 'path' in address ? address.path : getPlace(address);
  const { why, remedy } = 'path' in address ? { why: getMessage(cause), remedy: 'check DATA_DIR' } : diagnose(cause);
  return new StartError(`The store ${place} cannot be used (${why}): ${remedy}.`, { cause });
}

function diagnose(cause: unknown): Diagnosis {
  const why = getMessage(cause);
  return findTlsFault(getCode(cause), why) ?? { why, remedy: `check ${getVariable(getCode(cause), why)}` };
}

function findTlsFault(code: string, why: string): Diagnosis | undefined {
  if (UNKNOWN_AUTHORITY.has(code)) {
    const remedy = 'set sslrootcert in DATABASE_URL to the certificate of its authority, or NODE_EXTRA_CA_CERTS';
    return { why: `the certificate of the server is not from a trusted authority, ${code}`, remedy };
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return { why: why.trim(), remedy: 'use the host name of its certificate in DATABASE_URL' };
  }
  if (code === 'CERT_HAS_EXPIRED') return { why, remedy: 'renew the certificate of the server' };
  // No rule in pg_hba.conf allows the connection. The driver connects without TLS by default.
  if (code === '28000' && /no encryption|SSL off/.test(why)) {
    return { why, remedy: 'if the server requires TLS, add sslmode=verify-full to DATABASE_URL' };
  }
  if (why === 'The server does not support SSL connections') {
    return { why, remedy: 'turn on TLS at the server, or remove sslmode from DATABASE_URL' };
  }
  if (code === 'ENOENT' || code === 'EACCES') return { why, remedy: 'check the paths of certificates in DATABASE_URL' };
  return undefined;
}

// Classes 28 and 3D of PostgreSQL's error codes. The driver reports a missing password without a code.
function getVariable(code: string, why: string): string {
  if (code.startsWith('28') || why.startsWith('SASL')) return 'the user in DATABASE_URL, and DATABASE_PASSWORD_FILE';
  return code === '3D000' ? 'the name of the database in DATABASE_URL' : 'DATABASE_URL';
}

function getMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function getCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

// Returns the location without the user and the password.
function getPlace({ url }: PostgresAddress): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
