import pg from 'pg';
import { ProblemError } from '#domain/problem.ts';
import { StoreConnectionError } from './store-connection-error.ts';

const RETRY_AFTER_SECONDS = 1;

// Conditions of PostgreSQL that pass, by the start of their code: connection lost, transaction to be done again, out of
// resources, database that takes no connections, lock not to be had, timeout or shutdown, fault of the system around it.
const PASSING_STATES = ['08', '25006', '40', '53', '55000', '55P03', '57', '58'];
const CONNECTION_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);
// The driver has no codes for connections that end under a query.
const CONNECTION_WORDS =
  /^(?:Connection terminated|Client (?:was closed|has encountered)|Query read timeout|timeout exceeded)/;

// Results of SQLite that pass: busy, locked, read-only, failed input or output, full, file not to be opened.
const PASSING_RESULTS: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14]);

const FOREIGN_KEY_STATE = '23503';
const FOREIGN_KEY_RESULT = 787; // https://www.sqlite.org/rescode.html#constraint_foreignkey

/** What a person is told of a failure of the store; undefined when the error is another one. */
export function findStoreProblem(error: Error): ProblemError | undefined {
  if (isForeignKeyViolation(error)) return new ProblemError('unauthenticated', { cause: error });
  if (!isTransient(error)) return undefined;
  return new ProblemError('store_unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Rows belong to a session or a credential alone: it has ended since the request came in. */
function isForeignKeyViolation(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return error.code === FOREIGN_KEY_STATE;
  return 'errcode' in error && error.errcode === FOREIGN_KEY_RESULT;
}

function isTransient(error: Error): boolean {
  if (error instanceof StoreConnectionError) return true;
  if (error instanceof pg.DatabaseError) return PASSING_STATES.some((state) => error.code?.startsWith(state));
  // Calls of services and of the identity provider are told apart before: theirs are problems already.
  if ('code' in error && CONNECTION_CODES.has(error.code)) return true;
  if ('errcode' in error && typeof error.errcode === 'number') return PASSING_RESULTS.has(error.errcode & 0xff);
  return CONNECTION_WORDS.test(error.message);
}
