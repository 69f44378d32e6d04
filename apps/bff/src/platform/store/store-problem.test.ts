import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findStoreProblem } from './store-problem.ts';

let directory: string;
let database: DatabaseSync;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-store-'));
  database = new DatabaseSync(join(directory, 'a.db'));
  database.exec('CREATE TABLE things (id TEXT PRIMARY KEY)');
});

afterEach(() => {
  database.close();
  rmSync(directory, { recursive: true });
});

function failureOf(work: () => void): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing failed');
}

describe('users are told to try again later', () => {
  test('when the disk is full', () => {
    database.exec('PRAGMA max_page_count = 4');
    const insert = database.prepare('INSERT INTO things VALUES (?)');
    const failure = failureOf(() => {
      for (let count = 0; count < 100; count += 1) insert.run(`${count}`.padStart(1_000, 'x'));
    });
    expect(findStoreProblem(failure)).toMatchObject({ code: 'store_unavailable', status: 503, retryAfterSeconds: 1 });
  });

  test('when another process locks the store for too long', () => {
    using other = new DatabaseSync(join(directory, 'a.db'));
    other.exec('BEGIN IMMEDIATE');
    const failure = failureOf(() => database.exec("INSERT INTO things VALUES ('a')"));
    expect(findStoreProblem(failure)).toMatchObject({ code: 'store_unavailable', status: 503 });
  });

  test('when the server cannot be reached', () => {
    const failure = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(findStoreProblem(failure)).toMatchObject({ code: 'store_unavailable' });
  });

  test('when the database temporarily accepts no connections', () => {
    const refused = new pg.DatabaseError('database "console" is not currently accepting connections', 0, 'error');
    expect(findStoreProblem(Object.assign(refused, { code: '55000' }))).toMatchObject({ code: 'store_unavailable' });
  });
});

describe('an internal error of the console stays an internal error', () => {
  test('when it writes a resource twice', () => {
    database.exec("INSERT INTO things VALUES ('a')");
    const failure = failureOf(() => database.exec("INSERT INTO things VALUES ('a')"));
    expect(findStoreProblem(failure)).toBeUndefined();
  });

  test('as when the console has a bug', () => {
    expect(findStoreProblem(new TypeError('x is not a function'))).toBeUndefined();
  });
});
