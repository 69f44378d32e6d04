import pg from 'pg';
import { ProblemError } from '#domain/problem.ts';
import { StoreConnectionError } from './store-connection-error.ts';

const RETRY_AFTER_SECONDS = 1;

// The temporary conditions of PostgreSQL, by the start of their code: connection lost, transaction to be retried, out of
// resources, database not accepting connections, lock unavailable, timeout or shutdown, system error.
const TRANSIENT_STATES = ['08', '25006', '40', '53', '55000', '55P03', '57', '58'];
const CONNECTION_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
// The driver has no codes for connections that end during a query.
const CONNECTION_MESSAGES =
  /^(?:Connection terminated|Client (?:was closed|has encountered)|Query read timeout|timeout exceeded)/;

// The temporary result codes of SQLite: busy, locked, read-only, I/O error, full, cannot open file.
const TRANSIENT_RESULTS: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

const FOREIGN_KEY_STATE = '23503';
const FOREIGN_KEY_RESULT = 787; // https://www.sqlite.org/rescode.html#constraint_foreignkey

/** Returns the problem for a failure of the store, or undefined for any other error. */
export function findStoreProblem(error: Error): ProblemError | undefined {
  if (isForeignKeyViolation(error)) return new ProblemError('unauthenticated', { cause: error });
  if (!isTransient(error)) return undefined;
  return new ProblemError('store_unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Only rows of a session or a credential have foreign keys, so it has ended since the request arrived. */
function isForeignKeyViolation(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return error.code === FOREIGN_KEY_STATE;
  return 'errcode' in error && error.errcode === FOREIGN_KEY_RESULT;
}

function isTransient(error: Error): boolean {
  if (error instanceof StoreConnectionError) return true;
  if (error instanceof pg.DatabaseError) return TRANSIENT_STATES.some((state) => error.code?.startsWith(state));
  // Errors of calls to services and the identity provider do not get here, because they are already problems.
  if ('code' in error && CONNECTION_CODES.has(error.code)) return true;
  if ('errcode' in error && typeof error.errcode === 'number') return TRANSIENT_RESULTS.has(error.errcode & 0xff);
  return CONNECTION_MESSAGES.test(error.message);
}
