import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

let directory: string;
let db: Database;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-db-'));
  db = openDatabase(join(directory, 'services.db'));
  db.exec('CREATE TABLE notes (text TEXT NOT NULL) STRICT');
});
afterEach(() => {
  db.close();
  rmSync(directory, { recursive: true, force: true });
});

const add = (text: string) => db.run('INSERT INTO notes (text) VALUES (?)', text);
const notes = () => db.all<{ text: string }>('SELECT text FROM notes ORDER BY rowid').map(({ text }) => text);

describe('openDatabase', () => {
  test('applies each migration once', () => {
    const applied = () => db.all('SELECT name FROM migrations ORDER BY name');
    const first = applied();
    expect(first.length).toBeGreaterThan(0);
    db.close();
    db = openDatabase(join(directory, 'services.db'));
    expect(applied()).toEqual(first);
  });

  test('creates files that only their owner can read', () => {
    add('something');
    const modes = readdirSync(directory).map((name) => statSync(join(directory, name)).mode & 0o077);
    expect(modes).toEqual(modes.map(() => 0));
  });

  test('every table is strict', () => {
    const loose = db.all(
      `SELECT name FROM pragma_table_list
       WHERE type = 'table' AND strict = 0 AND schema = 'main' AND name NOT LIKE 'sqlite^_%' ESCAPE '^'`,
    );
    expect(loose).toEqual([]);
  });
});

describe('transactions', () => {
  test('save nothing if they throw', () => {
    expect(() =>
      db.transaction(() => {
        add('lost');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(notes()).toEqual([]);
  });

  test('inside another one roll back only their own part', () => {
    db.transaction(() => {
      add('outer');
      expect(() =>
        db.transaction(() => {
          add('inner');
          throw new Error('no');
        }),
      ).toThrow('no');
      db.transaction(() => add('second inner'));
    });
    expect(notes()).toEqual(['outer', 'second inner']);
  });

  test('are rolled back with the outer one', () => {
    expect(() =>
      db.transaction(() => {
        db.transaction(() => add('inner'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(notes()).toEqual([]);
    db.transaction(() => add('later'));
    expect(notes()).toEqual(['later']);
  });

  test('that await are rolled back if the awaited work fails', async () => {
    const work = db.runAsyncTransaction(async () => {
      add('lost');
      await Promise.reject(new Error('no'));
    });
    await expect(work).rejects.toThrow('no');
    expect(notes()).toEqual([]);
  });
});
