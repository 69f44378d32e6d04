import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { findProcesses, type ProcessPosition } from './find-processes.ts';

type Stored = ProcessPosition & { seriesId: number; endTimeMs: number | null };

const SERIES = 90;
const directory = mkdtempSync(join(tmpdir(), 'rotunda-processes-'));
let db: Database;
const stored: Stored[] = [];

// Series are distinguished only by their numbers, so their projects need not exist.
beforeAll(() => {
  db = openDatabase(join(directory, 'services.db'));
  db.exec('PRAGMA foreign_keys = OFF');
  for (let index = 0; index < 4000; index += 1) {
    const seriesId = (index * index) % SERIES;
    const startTimeMs = (index * 7919) % 2000;
    const endTimeMs = index % 11 === 0 ? null : startTimeMs + ((index * 31) % 60);
    const { lastInsertRowid: id } = db.run(
      'INSERT INTO processes (series_id, started_at, ended_at) VALUES (?, ?, ?)',
      seriesId,
      startTimeMs,
      endTimeMs,
    );
    stored.push({ id, seriesId, startTimeMs, endTimeMs });
  }
});

afterAll(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

const time = fc.integer({ min: -10, max: 2100 });
const windows = fc.record(
  {
    startedAtOrAfterMs: time,
    endedAtOrBeforeMs: time,
    after: fc.record({ startTimeMs: time, id: fc.integer({ min: 0, max: 4100 }) }),
  },
  { requiredKeys: [] },
);

describe('findProcesses', () => {
  test('finds what a plain filter over all executions finds, in the same order', () => {
    const chosen = fc.uniqueArray(fc.integer({ min: 0, max: SERIES }), { maxLength: SERIES });
    fc.assert(
      fc.property(chosen, windows, fc.integer({ min: 1, max: 60 }), (seriesIds, window, limit) => {
        const { startedAtOrAfterMs: from = -Infinity, endedAtOrBeforeMs: endedBy, after } = window;
        const expected = stored
          .filter((process) => seriesIds.includes(process.seriesId) && process.startTimeMs >= from)
          .filter(({ endTimeMs }) => endedBy === undefined || (endTimeMs !== null && endTimeMs <= endedBy))
          .sort((left, right) => right.startTimeMs - left.startTimeMs || right.id - left.id)
          .filter(({ startTimeMs, id }) => !after || startTimeMs < after.startTimeMs || isTie(startTimeMs, id, after))
          .slice(0, limit);
        const found = findProcesses(db, seriesIds, window, limit);
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
  });

  test('finds nothing for no series', () => {
    expect(findProcesses(db, [], {}, 10)).toEqual([]);
  });
});

function isTie(startTimeMs: number, id: number, after: ProcessPosition): boolean {
  return startTimeMs === after.startTimeMs && id < after.id;
}
