import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import type { PushMessage } from './change-source.ts';
import { insertChannel } from './channel-store.ts';
import type { LoadedChangeSource } from './load-change-sources.ts';
import { queueChannelMessages } from './queue-channel-messages.ts';

let db: Database;

beforeEach(() => {
  db = openDatabase(':memory:');
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, is_domain_admin, created_at)
     VALUES ('ana', 'ana@example.com', 'Ana', '1', 'example.com', 0, 0)`,
  );
});

function open(id: string, sequence: number): number {
  const number = insertChannel(db, {
    clientId: 'client',
    id,
    accountId: 'ana',
    operation: 'drive.changes.watch',
    params: {},
    resource: id,
    resourceId: 'r',
    resourceUri: 'u',
    token: undefined,
    address: 'http://localhost/',
    expiresAt: 1000,
    sequence,
    sourceState: '',
  });
  return number ?? 0;
}

/** Queues messages for a source with this latest change sequence number. */
function settle(getSequence: number, findMessages: (channel: { resource: string; sequence: number }) => PushMessage[]) {
  const errors: unknown[] = [];
  const source: LoadedChangeSource = {
    id: 'drive.changes.watch',
    getSequence: () => getSequence,
    findMessages: (_, channel) => ({ messages: findMessages(channel) }),
  };
  queueChannelMessages(db, [source], {
    nowMs: 5,
    lastSentNumber: () => undefined,
    onError: (error) => errors.push(error),
  });
  return errors;
}

const queued = () =>
  db.all<{ id: string; number: number; state: string; changed: string }>(
    `SELECT c.id, n.message_number AS number, n.state, n.changed FROM notifications AS n
     JOIN channels AS c ON c.number = n.channel_number ORDER BY c.number, n.message_number`,
  );

describe('change settlement', () => {
  test('asks each channel once for the changes after its position', () => {
    open('a', 1);
    open('b', 3);
    const requested: string[] = [];
    const note = ({ resource, sequence }: { resource: string; sequence: number }) => {
      requested.push(`${resource} after ${sequence}`);
      return [];
    };
    settle(3, note);
    settle(3, note);
    settle(4, note);
    expect(requested).toEqual(['a after 1', 'a after 3', 'b after 3']);
  });

  test('notifies the other channels if one cannot be read', () => {
    open('bad', 0);
    open('good', 0);
    const errors = settle(1, ({ resource }) => {
      if (resource === 'bad') throw new Error('no');
      return [{ state: 'change' }];
    });
    expect(errors).toEqual([new Error('no')]);
    expect(queued()).toEqual([{ id: 'good', number: 1, state: 'change', changed: '' }]);
  });

  test('merges a message with an identical previous one, and keeps the order of others', () => {
    open('a', 0);
    const update = (...changed: string[]): PushMessage => ({ state: 'update', changed });
    settle(1, () => [update('content'), update('parents', 'content')]);
    settle(2, () => [{ state: 'trash' }]);
    settle(3, () => [update('content')]);
    expect(queued().map(({ number, state, changed }) => [number, state, changed])).toEqual([
      [1, 'update', 'content,parents'],
      [2, 'trash', ''],
      [3, 'update', 'content'],
    ]);
  });

  test('retains the next message and the latest ones for a receiver that does not respond', () => {
    open('a', 0);
    for (let sequence = 1; sequence <= 500; sequence += 1) {
      settle(sequence, () => [{ state: sequence % 2 === 0 ? 'trash' : 'untrash' }]);
    }
    const numbers = queued().map(({ number }) => number);
    expect(numbers).toEqual([1, ...Array.from({ length: 100 }, (_, index) => 401 + index)]);
  });
});
