import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { beginProcess, endProcess, recoverProcesses, startProcess } from './live-process.ts';
import { readProcesses } from './process-resource.ts';
import { ensureSeries, insertProcess } from './process-store.ts';

const ATTRIBUTES = {
  scriptId: 'script',
  deploymentId: '',
  functionName: 'main',
  processType: 'EXECUTION_API',
  userAccessLevel: 'OWNER',
  accountId: 'account',
  runtimeVersion: 'V8',
} as const;

const directory = mkdtempSync(join(tmpdir(), 'rotunda-live-'));
let db: Database;
beforeAll(() => {
  db = openDatabase(join(directory, 'services.db'));
  // Executions need a project and a person to belong to, and nothing of either.
  db.exec('PRAGMA foreign_keys = OFF');
  const creator = { accountId: 'account', permissionId: '1' };
  createItem(db, { id: 'script', mimeType: SCRIPT_TYPE, name: 'Script', creator, createdAt: 0 });
});
afterAll(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

const read = (id: number) => readProcesses(db, [id], { withError: true, withLogs: true })[0];

describe('an execution under way', () => {
  test('is RUNNING without an end, and then as it ended', () => {
    const id = beginProcess(db, ATTRIBUTES, { isQueued: false, timeMs: 1000 });
    expect(read(id)).toMatchObject({ processStatus: 'RUNNING', startTime: '1970-01-01T00:00:01.000Z' });
    expect(read(id)).not.toHaveProperty('duration');
    const error = { type: 'TypeError', message: 'no', stack: [{ function: 'main', file: 'Code', lineNumber: 1 }] };
    const logs = [{ timeMs: 1100, level: 'INFO', text: 'begin' }] as const;
    endProcess(db, id, { status: 'FAILED', timeMs: 2500, error, logs });
    expect(read(id)).toMatchObject({
      processStatus: 'FAILED',
      duration: '1.5s',
      endTime: '1970-01-01T00:00:02.500Z',
      error,
      logs: [{ text: 'begin' }],
    });
  });

  test('is DELAYED while it waits, and starts when it begins', () => {
    const id = beginProcess(db, ATTRIBUTES, { isQueued: true, timeMs: 1000 });
    expect(read(id)).toMatchObject({ processStatus: 'DELAYED' });
    startProcess(db, id, 5000);
    expect(read(id)).toMatchObject({ processStatus: 'RUNNING', startTime: '1970-01-01T00:00:05.000Z' });
    endProcess(db, id, { status: 'COMPLETED', timeMs: 5100, logs: [] });
    expect(read(id)).toMatchObject({ processStatus: 'COMPLETED', duration: '0.1s' });
  });

  test('does not end before it began when the clock is set back', () => {
    const id = beginProcess(db, ATTRIBUTES, { isQueued: false, timeMs: 1000 });
    endProcess(db, id, { status: 'COMPLETED', timeMs: 400, logs: [] });
    expect(read(id)).toMatchObject({ duration: '0s' });
  });

  test('may be gone with its project when it ends', () => {
    const id = beginProcess(db, ATTRIBUTES, { isQueued: false, timeMs: 1000 });
    db.run('DELETE FROM processes WHERE id = ?', id);
    const error = { type: '', message: '', stack: [] };
    endProcess(db, id, { status: 'FAILED', timeMs: 2000, error, logs: [] });
    expect(read(id)).toBeUndefined();
    expect(db.get('SELECT 1 FROM process_errors WHERE process_id = ?', id)).toBeUndefined();
  });
});

test('what the services left under way becomes UNKNOWN; what was recorded as history stays as it is', () => {
  const left = [false, true].map((isQueued) => beginProcess(db, ATTRIBUTES, { isQueued, timeMs: 1000 }));
  const ended = beginProcess(db, ATTRIBUTES, { isQueued: false, timeMs: 1000 });
  endProcess(db, ended, { status: 'COMPLETED', timeMs: 1500, logs: [] });
  const paused = insertProcess(db, ensureSeries(db, { ...ATTRIBUTES, processStatus: 'PAUSED' }), { startTimeMs: 1000 });
  recoverProcesses(db, 9000);
  for (const id of left) expect(read(id)).toMatchObject({ processStatus: 'UNKNOWN', duration: '8s' });
  expect(read(ended)).toMatchObject({ processStatus: 'COMPLETED' });
  expect(read(paused)).toMatchObject({ processStatus: 'PAUSED' });
  expect(db.all('SELECT * FROM live_processes')).toEqual([]);
});
