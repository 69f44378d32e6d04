import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { GroupCommit } from './group-commit.ts';

function openWithNotes(): { db: Database; commits: GroupCommit; notes: () => string[]; commitCount: () => number } {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE notes (text TEXT NOT NULL UNIQUE) STRICT');
  let count = 0;
  db.onCommit(() => {
    count += 1;
  });
  const notes = () => db.all<{ text: string }>('SELECT text FROM notes').map(({ text }) => text);
  return { db, commits: new GroupCommit(db), notes, commitCount: () => count };
}

const add = (db: Database, text: string) => db.run('INSERT INTO notes (text) VALUES (?)', text).lastInsertRowid;

test('work that arrives together is committed once, and each caller gets its own result', async () => {
  const { db, commits, notes, commitCount } = openWithNotes();
  const results = await Promise.all(['a', 'b', 'c'].map((text) => commits.run(() => add(db, text))));
  expect(results).toEqual([1, 2, 3]);
  expect(notes()).toEqual(['a', 'b', 'c']);
  expect(commitCount()).toBe(1);
});

test('work that throws leaves nothing behind, and the work that arrived with it is retained', async () => {
  const { db, commits, notes } = openWithNotes();
  const failing = commits.run(() => {
    add(db, 'lost');
    throw new Error('no');
  });
  const others = ['a', 'b'].map((text) => commits.run(() => add(db, text)));
  await expect(failing).rejects.toThrow('no');
  await Promise.all(others);
  expect(notes()).toEqual(['a', 'b']);
});

test('work that arrives with rejected work runs once if the rejection came before a write, and twice otherwise', async () => {
  const { db, commits, notes } = openWithNotes();
  let runCount = 0;
  const count = () => {
    runCount += 1;
    return add(db, `run ${runCount}`);
  };
  const rejectBeforeWrite = () => {
    throw new Error('no');
  };
  const rejectAfterWrite = () => {
    add(db, 'lost');
    throw new Error('no');
  };
  await Promise.allSettled([commits.run(count), commits.run(rejectBeforeWrite)]);
  expect(notes()).toEqual(['run 1']);
  const [again] = await Promise.allSettled([commits.run(count), commits.run(rejectAfterWrite)]);
  expect(again).toEqual({ status: 'fulfilled', value: 2 });
  expect(notes()).toEqual(['run 1', 'run 3']);
});

test('no work is reported as done if the commit fails', async () => {
  const { db, commits, notes } = openWithNotes();
  const first = commits.run(() => add(db, 'a'));
  const second = commits.run(() => add(db, 'b'));
  // Rolls back the whole transaction, like SQLite when the disk is full.
  const full = commits.run(() => db.run("INSERT OR ROLLBACK INTO notes (text) VALUES ('a')"));
  const outcomes = await Promise.allSettled([first, second, full]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(notes()).toEqual([]);
  await commits.run(() => add(db, 'c'));
  expect(notes()).toEqual(['c']);
});

test('a transaction that cannot begin is reported to all waiting callers, and the next work is done', async () => {
  const { db, commits, notes } = openWithNotes();
  db.exec('BEGIN');
  const outcomes = await Promise.allSettled(['a', 'b'].map((text) => commits.run(() => add(db, text))));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  if (db.get('SELECT 1')) db.exec('ROLLBACK');
  await commits.run(() => add(db, 'c'));
  expect(notes()).toEqual(['c']);
});

test('costly work that arrives together is committed over several turns of the event loop', async () => {
  const { db, commits, notes, commitCount } = openWithNotes();
  const works = ['a', 'b', 'c'].map((text) =>
    commits.run(() => {
      const startedMs = performance.now();
      while (performance.now() - startedMs < 30);
      return add(db, text);
    }),
  );
  await works[0];
  expect(notes().length).toBeLessThan(3);
  await Promise.all(works);
  expect(notes()).toEqual(['a', 'b', 'c']);
  expect(commitCount()).toBe(3);
});

/** Opens a database on a disk whose syncs the test completes. Returns the reported outcomes of writes. */
function openWithSlowDisk() {
  const notes = openWithNotes();
  const waits: (() => void)[] = [];
  Object.assign(notes.db, { sync: () => new Promise<void>((resolve) => waits.push(resolve)) });
  const settled: string[] = [];
  const write = async (text: string) => {
    await notes.commits.run(() => add(notes.db, text));
    settled.push(text);
  };
  const finishSync = async () => {
    waits.shift()?.();
    await setImmediate();
    await setImmediate(); // Pending work is committed after all requests of an event loop turn have been read.
  };
  return { ...notes, settled, write, finishSync };
}

test('no work is reported before it is on disk, and fewer arrivals in the meantime are committed together next', async () => {
  const { notes, commitCount, settled, write, finishSync } = openWithSlowDisk();
  const first = [write('a'), write('b'), write('c')];
  await setImmediate();
  const others = [write('d'), write('e')];
  await setImmediate();
  expect([notes(), settled]).toEqual([['a', 'b', 'c'], []]);
  await finishSync();
  await Promise.all(first);
  expect([notes(), settled]).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c'],
  ]);
  await finishSync();
  await Promise.all(others);
  expect([settled.length, commitCount()]).toEqual([5, 2]);
});

test('as many arrivals as are waiting for the disk are committed before it is done, and reported after their own sync', async () => {
  const { notes, commitCount, settled, write, finishSync } = openWithSlowDisk();
  const first = [write('a'), write('b')];
  await setImmediate();
  const others = [write('c'), write('d')];
  await setImmediate();
  expect([notes(), settled]).toEqual([['a', 'b', 'c', 'd'], []]);
  await finishSync();
  await Promise.all(first);
  expect(settled).toEqual(['a', 'b']);
  await finishSync();
  await Promise.all(others);
  expect([settled, commitCount()]).toEqual([['a', 'b', 'c', 'd'], 2]);
});

test('a disk failure is reported to callers whose work was committed, and the next work is done', async () => {
  const { db, commits, notes } = openWithNotes();
  const sync = db.sync.bind(db);
  Object.assign(db, { sync: () => Promise.reject(new Error('the disk is gone')) });
  await expect(commits.run(() => add(db, 'a'))).rejects.toThrow('the disk is gone');
  Object.assign(db, { sync });
  await expect(commits.run(() => add(db, 'b'))).resolves.toBe(2);
  expect(notes()).toEqual(['a', 'b']);
});
