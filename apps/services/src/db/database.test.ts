import { describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

function openWithNotes(): Database {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE notes (text TEXT NOT NULL) STRICT');
  return db;
}

const add = (db: Database, text: string) => db.run('INSERT INTO notes (text) VALUES (?)', text);
const notes = (db: Database) => db.all<{ text: string }>('SELECT text FROM notes').map((note) => note.text);

describe('a transaction', () => {
  test('saves nothing if its work throws', () => {
    const db = openWithNotes();
    const work = () => {
      add(db, 'lost');
      throw new Error('no');
    };
    expect(() => db.transaction(work)).toThrow('no');
    expect(notes(db)).toEqual([]);
  });

  test('inside another one can fail on its own', () => {
    const db = openWithNotes();
    db.transaction(() => {
      add(db, 'kept');
      const work = () => {
        add(db, 'lost');
        throw new Error('no');
      };
      expect(() => db.transaction(work)).toThrow('no');
      db.transaction(() => add(db, 'kept too'));
    });
    expect(notes(db)).toEqual(['kept', 'kept too']);
  });
});

describe('a transaction across awaits', () => {
  test('contains the transactions made within it', async () => {
    const db = openWithNotes();
    const result = await db.runAsyncTransaction(async () => {
      db.transaction(() => add(db, 'first'));
      await Promise.resolve();
      db.transaction(() => add(db, 'second'));
      return 2;
    });
    expect(result).toBe(2);
    expect(notes(db)).toEqual(['first', 'second']);
  });

  test('saves nothing, including the transactions within it, if it rejects', async () => {
    const db = openWithNotes();
    const work = async () => {
      db.transaction(() => add(db, 'lost'));
      await Promise.resolve();
      throw new Error('no');
    };
    await expect(db.runAsyncTransaction(work)).rejects.toThrow('no');
    expect(notes(db)).toEqual([]);
    db.transaction(() => add(db, 'later'));
    expect(notes(db)).toEqual(['later']);
  });
});

describe('a commit listener', () => {
  test('is notified of each committed transaction, after the commit', () => {
    const db = openWithNotes();
    const heard: string[][] = [];
    const listener = db.onCommit(() => heard.push(notes(db)));
    db.transaction(() => {
      add(db, 'a');
      db.transaction(() => add(db, 'b'));
    });
    const fail = () => {
      add(db, 'lost');
      throw new Error('no');
    };
    expect(() => db.transaction(fail)).toThrow('no');
    expect(heard).toEqual([['a', 'b']]);
    listener[Symbol.dispose]();
    db.transaction(() => add(db, 'c'));
    expect(heard).toHaveLength(1);
  });
});

describe('several reads', () => {
  test('see one state, but can write, and each write is committed', () => {
    const db = openWithNotes();
    const listed = db.read(() => {
      add(db, 'alone');
      db.transaction(() => add(db, 'in a transaction'));
      const work = () => {
        add(db, 'lost');
        throw new Error('no');
      };
      expect(() => db.transaction(work)).toThrow('no');
      return db.read(() => notes(db));
    });
    expect(listed).toEqual(['alone', 'in a transaction']);
    expect(() =>
      db.read(() => {
        add(db, 'before a failure');
        throw new Error('no');
      }),
    ).toThrow('no');
    db.transaction(() => add(db, 'later'));
    expect(notes(db)).toEqual(['alone', 'in a transaction', 'before a failure', 'later']);
  });
});

describe('the database version', () => {
  test('is unchanged by reads, and changes with every write or rollback', () => {
    const db = openWithNotes();
    const seen = new Set([db.version()]);
    notes(db);
    db.read(() => notes(db));
    expect(db.version()).toBe([...seen][0]);
    const fail = () => {
      seen.add(db.version());
      add(db, 'lost');
      seen.add(db.version());
      throw new Error('no');
    };
    expect(() => db.transaction(fail)).toThrow('no');
    seen.add(db.version());
    add(db, 'kept');
    seen.add(db.version());
    expect(seen.size).toBe(5);
  });
});

describe('the table version', () => {
  const openWithLetters = () => {
    const db = openWithNotes();
    db.exec(`CREATE TABLE letters (id INTEGER PRIMARY KEY) STRICT;
      CREATE TABLE pages (letter INTEGER REFERENCES letters (id) ON DELETE CASCADE) STRICT;
      CREATE TRIGGER notes_make_letters AFTER INSERT ON notes BEGIN INSERT INTO letters VALUES (new.rowid); END`);
    return db;
  };

  test.each([
    ['a write to one of them', 'INSERT INTO pages VALUES (NULL)'],
    ['a write by a trigger', "INSERT INTO notes VALUES ('a')"],
    ['a key that cascades', 'DELETE FROM letters'],
  ])('changes with %s', (_, sql) => {
    const db = openWithLetters();
    const before = db.getVersion(['letters', 'pages']);
    db.run(sql);
    expect(db.getVersion(['letters', 'pages'])).not.toBe(before);
  });

  test('changes with a write that returns rows', () => {
    const db = openWithLetters();
    const before = db.getVersion(['letters']);
    expect(db.get('INSERT INTO letters VALUES (7) RETURNING id')).toEqual({ id: 7 });
    expect(db.getVersion(['letters'])).not.toBe(before);
  });

  test('changes with a rollback', () => {
    const db = openWithLetters();
    let within: number | undefined;
    const fail = () => {
      db.run('INSERT INTO letters VALUES (1)');
      within = db.getVersion(['letters']);
      throw new Error('no');
    };
    expect(() => db.transaction(fail)).toThrow('no');
    expect(db.getVersion(['letters'])).not.toBe(within);
  });

  test('is unchanged by reads of the tables and by writes to others', () => {
    const db = openWithLetters();
    const before = db.getVersion(['notes']);
    db.transaction(() => db.run('INSERT INTO letters VALUES (1)'));
    notes(db);
    expect(db.getVersion(['notes'])).toBe(before);
  });
});

describe('work before a commit', () => {
  test('is done once per key, when the outermost transaction ends', () => {
    const db = openWithNotes();
    db.transaction(() => {
      db.transaction(() => db.scheduleBeforeCommit('a', () => add(db, 'never')));
      db.scheduleBeforeCommit('a', () => add(db, 'before the end'));
      add(db, 'first');
    });
    expect(notes(db)).toEqual(['first', 'before the end']);
  });

  test('is not done for a failed transaction, nor for the next one', () => {
    const db = openWithNotes();
    const fail = () => {
      db.scheduleBeforeCommit('a', () => add(db, 'lost'));
      throw new Error('no');
    };
    expect(() => db.transaction(fail)).toThrow('no');
    db.transaction(() => add(db, 'kept'));
    expect(notes(db)).toEqual(['kept']);
  });

  test('is done at once without a transaction', () => {
    const db = openWithNotes();
    db.scheduleBeforeCommit('a', () => add(db, 'now'));
    expect(notes(db)).toEqual(['now']);
  });
});
