import { expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { DatabaseLockedError } from './write-lock.ts';

/** Opens a database with an empty table while another connection writes until `end` is called. */
function openLocked() {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE notes (text TEXT NOT NULL) STRICT');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const written = db.runExternalWrite(() => promise);
  return { db, written, end: resolve, fail: reject };
}

const add = (db: Database, text: string) => db.run('INSERT INTO notes (text) VALUES (?)', text);
const notes = (db: Database) => db.all<{ text: string }>('SELECT text FROM notes').map((note) => note.text);

test.each<[string, (db: Database) => unknown]>([
  ['a transaction', (db) => db.transaction(() => add(db, 'note'))],
  ['a statement', (db) => add(db, 'note')],
  ['a statement within a read', (db) => db.read(() => add(db, 'note'))],
  ['a statement that returns rows', (db) => db.all("INSERT INTO notes (text) VALUES ('note') RETURNING text")],
])(
  '%s that would wait for another connection is rejected, and runs as soon as that connection has written',
  async (_, act) => {
    const { db, end } = openLocked();
    expect(() => act(db)).toThrow(DatabaseLockedError);
    expect(db.read(() => notes(db))).toEqual([]);
    const done = db.retryWhileLocked(() => act(db));
    end();
    await done;
    expect(notes(db)).toEqual(['note']);
  },
);

test('waiting writes run in order, even if the other connection fails', async () => {
  const { db, written, fail } = openLocked();
  const all = ['first', 'second'].map((text) => db.write(() => add(db, text)));
  fail(new Error('no'));
  await expect(written).rejects.toThrow('no');
  await Promise.all(all);
  expect(notes(db)).toEqual(['first', 'second']);
});

test('a write waits for several connections that write one after another', async () => {
  const { db, written, end } = openLocked();
  const { promise, resolve } = Promise.withResolvers<void>();
  const next = written.then(() => db.runExternalWrite(() => promise));
  const done = db.write(() => add(db, 'note'));
  end();
  await written;
  await Promise.resolve();
  resolve();
  await Promise.all([next, done]);
  expect(notes(db)).toEqual(['note']);
});

test('the reads and writes of work that is rejected are rolled back before it runs again', async () => {
  const { db, end } = openLocked();
  let runCount = 0;
  const done = db.retryWhileLocked(() => {
    runCount += 1;
    return db.read(() => db.transaction(() => add(db, `run ${runCount}`)));
  });
  end();
  await done;
  expect(notes(db)).toEqual(['run 2']);
});

test('an error in the work itself is thrown at once', async () => {
  const { db } = openLocked();
  await expect(
    db.retryWhileLocked(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
});
