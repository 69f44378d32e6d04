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
  test('keeps nothing of work that throws', () => {
    const db = openWithNotes();
    const work = () => {
      add(db, 'lost');
      throw new Error('no');
    };
    expect(() => db.transaction(work)).toThrow('no');
    expect(notes(db)).toEqual([]);
  });

  test('inside another one can fail alone', () => {
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
  test('holds transactions that are done within it', async () => {
    const db = openWithNotes();
    const result = await db.transactionAcross(async () => {
      db.transaction(() => add(db, 'first'));
      await Promise.resolve();
      db.transaction(() => add(db, 'second'));
      return 2;
    });
    expect(result).toBe(2);
    expect(notes(db)).toEqual(['first', 'second']);
  });

  test('keeps nothing, not even what was done within it, when it rejects', async () => {
    const db = openWithNotes();
    const work = async () => {
      db.transaction(() => add(db, 'lost'));
      await Promise.resolve();
      throw new Error('no');
    };
    await expect(db.transactionAcross(work)).rejects.toThrow('no');
    expect(notes(db)).toEqual([]);
    db.transaction(() => add(db, 'later'));
    expect(notes(db)).toEqual(['later']);
  });
});

describe('a commit listener', () => {
  test('hears of each transaction that is kept, once it is', () => {
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
