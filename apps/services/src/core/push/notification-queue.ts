import type { Database } from '#db/database.ts';
import type { PushMessage } from './change-source.ts';

/** A message to deliver, with the channel details that its receiver needs. */
export type Notification = {
  channelNumber: number;
  /** Account of the channel's owner. */
  accountId: string;
  messageNumber: number;
  state: string;
  /** Changed parts, separated by commas. Empty if the message names none. */
  changed: string;
  /** Number of failed deliveries. */
  attempts: number;
  dueAt: number;
  channelId: string;
  token: string | null;
  address: string;
  resourceId: string;
  resourceUri: string;
  expiresAt: number;
};

// The queue of an unreachable receiver must not grow indefinitely. A gap in the numbers shows the receiver what it missed.
const MAX_WAITING = 100;

/**
 * Appends a message to the queue of a channel. Merges it with the last message if both have the same state and the last one has
 * not been sent. Messages up to `lastSentNumber` are sent or in flight. If there are too many, drops the oldest after the first.
 */
export function enqueueNotification(
  db: Database,
  channelNumber: number,
  { state, changed = [] }: PushMessage,
  { nowMs, lastSentNumber = 0 }: { nowMs: number; lastSentNumber?: number | undefined },
): void {
  const last = db.get<{ messageNumber: number; state: string; changed: string }>(
    `SELECT message_number AS messageNumber, state, changed FROM notifications
     WHERE channel_number = ? AND message_number > ? ORDER BY message_number DESC LIMIT 1`,
    channelNumber,
    lastSentNumber,
  );
  if (last?.state === state) {
    const parts = new Set([...last.changed.split(','), ...changed].filter((part) => part !== ''));
    db.run(
      'UPDATE notifications SET changed = ? WHERE channel_number = ? AND message_number = ?',
      [...parts].join(','),
      channelNumber,
      last.messageNumber,
    );
    return;
  }
  const numbered = db.get<{ messageNumber: number }>(
    `UPDATE channels SET last_message_number = last_message_number + 1 WHERE number = ?
     RETURNING last_message_number AS messageNumber`,
    channelNumber,
  );
  if (!numbered) return;
  db.run(
    'INSERT INTO notifications (channel_number, message_number, state, changed, due_at) VALUES (?, ?, ?, ?, ?)',
    channelNumber,
    numbered.messageNumber,
    state,
    changed.join(','),
    nowMs,
  );
  // The first message may be in flight, and holds the attempt count.
  db.run(
    `DELETE FROM notifications WHERE channel_number = ? AND message_number <= ?
       AND message_number > (SELECT min(message_number) FROM notifications WHERE channel_number = ?)`,
    channelNumber,
    numbered.messageNumber - MAX_WAITING,
    channelNumber,
  );
}

const COLUMNS = `n.channel_number AS channelNumber, n.message_number AS messageNumber, n.state, n.changed, n.attempts,
  n.due_at AS dueAt, c.id AS channelId, c.account_id AS accountId, c.token, c.address, c.resource_id AS resourceId,
  c.resource_uri AS resourceUri, c.expires_at AS expiresAt`;
const IS_FIRST = `NOT EXISTS (SELECT 1 FROM notifications AS e
  WHERE e.channel_number = n.channel_number AND e.message_number < n.message_number)`;

/** Lists the first due message of each channel, because a channel delivers in order. */
export function listDueNotifications(db: Database, nowMs: number): Notification[] {
  return db.all<Notification>(
    `SELECT ${COLUMNS} FROM notifications AS n JOIN channels AS c ON c.number = n.channel_number
     WHERE n.due_at <= ? AND c.expires_at > ? AND ${IS_FIRST} ORDER BY n.due_at`,
    nowMs,
    nowMs,
  );
}

/** Returns the first message of a channel if it is due. */
export function findDueNotification(db: Database, channelNumber: number, nowMs: number): Notification | undefined {
  const first = db.get<Notification>(
    `SELECT ${COLUMNS} FROM notifications AS n JOIN channels AS c ON c.number = n.channel_number
     WHERE n.channel_number = ? ORDER BY n.message_number LIMIT 1`,
    channelNumber,
  );
  return first && first.dueAt <= nowMs && first.expiresAt > nowMs ? first : undefined;
}

/** Returns the time at which the next pending message becomes due, or undefined if there is none. */
export function findNextDueTime(db: Database, nowMs: number): number | undefined {
  return db.get<{ dueAt: number }>(
    'SELECT due_at AS dueAt FROM notifications WHERE due_at > ? ORDER BY due_at LIMIT 1',
    nowMs,
  )?.dueAt;
}

type MessageKey = Pick<Notification, 'channelNumber' | 'messageNumber'>;

/** Removes a message from the queue. */
export function removeNotification(db: Database, { channelNumber, messageNumber }: MessageKey): void {
  db.run('DELETE FROM notifications WHERE channel_number = ? AND message_number = ?', channelNumber, messageNumber);
}

/** Records a failed delivery and the time of its next attempt. */
export function postponeNotification(db: Database, { channelNumber, messageNumber }: MessageKey, dueAt: number): void {
  db.run(
    `UPDATE notifications SET attempts = attempts + 1, due_at = ? WHERE channel_number = ? AND message_number = ?`,
    dueAt,
    channelNumber,
    messageNumber,
  );
}
