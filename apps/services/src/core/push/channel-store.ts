import type { Database } from '#db/database.ts';
import type { WatchOperationId } from './change-source.ts';

/** A channel to open. */
export type NewChannel = {
  clientId: string;
  /** Chosen by the client. */
  id: string;
  accountId: string;
  operation: WatchOperationId;
  params: Readonly<Record<string, unknown>>;
  resource: string;
  resourceId: string;
  resourceUri: string;
  token: string | undefined;
  address: string;
  expiresAt: number;
  sequence: number;
  sourceState: string;
};

/** Stores a channel and returns its number. Returns undefined if the client has used its ID before. */
export function insertChannel(db: Database, channel: NewChannel): number | undefined {
  const { clientId, id } = channel;
  const { changes } = db.run('INSERT OR IGNORE INTO channel_ids (client_id, id) VALUES (?, ?)', clientId, id);
  if (changes === 0) return undefined;
  const { lastInsertRowid } = db.run(
    `INSERT INTO channels (client_id, id, account_id, operation, params, resource, resource_id, resource_uri, token,
       address, expires_at, sequence, source_state, last_message_number)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
    clientId,
    id,
    channel.accountId,
    channel.operation,
    JSON.stringify(channel.params),
    channel.resource,
    channel.resourceId,
    channel.resourceUri,
    channel.token ?? null,
    channel.address,
    channel.expiresAt,
    channel.sequence,
    channel.sourceState,
  );
  return lastInsertRowid;
}

/** Counts the open, unexpired channels of a user. */
export function countOpenChannels(db: Database, accountId: string, nowMs: number): number {
  const row = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM channels WHERE account_id = ? AND expires_at > ?',
    accountId,
    nowMs,
  );
  return row?.count ?? 0;
}

/** The key with which a client stops a channel. */
type ChannelKey = { clientId: string; accountId: string; id: string; resourceId: string; service: string };

/** Deletes a channel and its undelivered messages. Returns whether it existed. */
export function deleteChannel(db: Database, { clientId, accountId, id, resourceId, service }: ChannelKey): boolean {
  const { changes } = db.run(
    `DELETE FROM channels WHERE client_id = ? AND id = ? AND account_id = ? AND resource_id = ?
       AND operation LIKE ? || '.%'`,
    clientId,
    id,
    accountId,
    resourceId,
    service,
  );
  return changes > 0;
}

/** Whether a service has a channel with this ID for this resource, opened by any user. */
export function isChannelOpen(
  db: Database,
  { id, resourceId, service }: Pick<ChannelKey, 'id' | 'resourceId' | 'service'>,
): boolean {
  const sql = "SELECT 1 FROM channels WHERE id = ? AND resource_id = ? AND operation LIKE ? || '.%'";
  return db.get(sql, id, resourceId, service) !== undefined;
}

/** Deletes expired channels. */
export function deleteExpiredChannels(db: Database, nowMs: number): void {
  if (!db.get('SELECT 1 FROM channels WHERE expires_at <= ? LIMIT 1', nowMs)) return;
  db.transaction(() => db.run('DELETE FROM channels WHERE expires_at <= ?', nowMs));
}

/** A channel that may have new messages. */
export type StaleChannel = {
  number: number;
  accountId: string;
  clientId: string;
  resource: string;
  /** JSON. */
  params: string;
  sequence: number;
  sourceState: string;
};

/** Lists the channels of an operation that are not up to date with a sequence number. */
export function listStaleChannels(db: Database, operation: WatchOperationId, sequence: number): StaleChannel[] {
  return db.all<StaleChannel>(
    `SELECT number, account_id AS accountId, client_id AS clientId, resource, params, sequence,
       source_state AS sourceState FROM channels
     WHERE operation = ? AND sequence < ? ORDER BY number`,
    operation,
    sequence,
  );
}

/** Records that the receivers of all channels of an operation are up to date with a sequence number. */
export function advanceChannels(db: Database, operation: WatchOperationId, sequence: number): void {
  db.run('UPDATE channels SET sequence = ? WHERE operation = ? AND sequence < ?', sequence, operation, sequence);
}

/** Stores the state of a channel's source. */
export function updateSourceState(db: Database, channelNumber: number, sourceState: string): void {
  db.run('UPDATE channels SET source_state = ? WHERE number = ?', sourceState, channelNumber);
}
