import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';

/** A session expires after a week without requests. */
const SESSION_LIFETIME_MS = 7 * DAY_MS;

/** Time after a request during which the session's URL works without a token. Equals the lifetime of a token. */
const BARE_LIFETIME_MS = HOUR_MS;

/** A resumable upload and the operation to run once its content is complete. */
export type UploadSession = {
  /** Session ID in storage, derived from the client's secret. */
  id: string;
  accountId: string;
  clientId: string;
  scopes: readonly string[];
  operationId: string;
  params: Readonly<Record<string, unknown>>;
  body: unknown;
  contentType: string | undefined;
  totalBytes: number | undefined;
  /** The response of the operation, once it has run. */
  result: unknown;
};

type Row = {
  id: string;
  accountId: string;
  clientId: string;
  scopes: string;
  operationId: string;
  params: string;
  body: string | null;
  contentType: string | null;
  totalBytes: number | null;
  result: string | null;
};

/** Stores the resumable uploads in progress in the database. */
export class UploadSessions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a session. Returns its secret, which is not stored. */
  create(session: Omit<UploadSession, 'id' | 'result'>, nowMs: number): string {
    const uploadId = randomBytes(32).toString('base64url');
    this.#db.run(
      `INSERT INTO upload_sessions
         (id, account_id, client_id, scopes, operation_id, params, body, content_type, total_bytes, touched_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      toSessionId(uploadId),
      session.accountId,
      session.clientId,
      session.scopes.join(' '),
      session.operationId,
      JSON.stringify(session.params),
      session.body === undefined ? null : JSON.stringify(session.body),
      session.contentType ?? null,
      session.totalBytes ?? null,
      nowMs,
    );
    return uploadId;
  }

  /** Returns the session for a secret, unless it has expired. Without a user's token (`isBare`), it expires after an hour. */
  find(uploadId: string, nowMs: number, isBare: boolean): UploadSession | undefined {
    const row = this.#db.get<Row>(
      `SELECT id, account_id AS accountId, client_id AS clientId, scopes, operation_id AS operationId, params, body,
         content_type AS contentType, total_bytes AS totalBytes, result
       FROM upload_sessions WHERE id = ? AND touched_at > ?`,
      toSessionId(uploadId),
      nowMs - (isBare ? BARE_LIFETIME_MS : SESSION_LIFETIME_MS),
    );
    return row && toSession(row);
  }

  /** Records activity, and the total length if it is known. */
  touch(id: string, totalBytes: number | undefined, nowMs: number): void {
    this.#db.run(
      'UPDATE upload_sessions SET touched_at = ?, total_bytes = coalesce(?, total_bytes) WHERE id = ?',
      nowMs,
      totalBytes ?? null,
      id,
    );
  }

  /** Stores the response of the operation, for clients that repeat their request. */
  complete(id: string, result: unknown): void {
    this.#db.run('UPDATE upload_sessions SET result = ? WHERE id = ?', JSON.stringify(result), id);
  }

  /** Deletes a session. */
  delete(id: string): void {
    this.#db.run('DELETE FROM upload_sessions WHERE id = ?', id);
  }

  /** Deletes the sessions that have been inactive for too long. Returns their IDs. */
  deleteExpired(nowMs: number): string[] {
    const sql = 'DELETE FROM upload_sessions WHERE touched_at <= ? RETURNING id';
    return this.#db.all<{ id: string }>(sql, nowMs - SESSION_LIFETIME_MS).map(({ id }) => id);
  }

  /** Whether the session exists, expired or not. */
  has(id: string): boolean {
    return this.#db.get('SELECT 1 FROM upload_sessions WHERE id = ?', id) !== undefined;
  }
}

function toSessionId(uploadId: string): string {
  return createHash('sha256').update(uploadId).digest('hex');
}

function toSession(row: Row): UploadSession {
  return {
    ...row,
    scopes: row.scopes.split(' '),
    params: JSON.parse(row.params),
    body: row.body === null ? undefined : JSON.parse(row.body),
    contentType: row.contentType ?? undefined,
    totalBytes: row.totalBytes ?? undefined,
    result: row.result === null ? undefined : JSON.parse(row.result),
  };
}
