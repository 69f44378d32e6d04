import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { insertProject } from '#items/script-content.ts';
import { beginProcess, endProcess, type LiveProcess, recoverProcesses, startProcess } from './live-process.ts';
import { readProcessRows, toProcess } from './process-resource.ts';
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
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at)
     VALUES ('account', 'ana@example.com', 'Ana', '1', 'example.com', 0)`,
  );
  for (const id of ['script', 'other']) makeProject(id);
});
afterAll(() => {
  db.close();
  rmSync(directory, { recursive: true });
});

function makeProject(id: string): void {
  const creator = { accountId: 'account', permissionId: '1' };
  createItem(db, { id, mimeType: SCRIPT_TYPE, name: 'Script', creator, createdAt: 0 });
  insertProject(db, id, []);
}

const read = ({ id }: LiveProcess) =>
  readProcessRows(db, [id]).map((row) => toProcess(db, row, { withError: true, withLogs: true }))[0];

describe('an execution in progress', () => {
  test('is RUNNING without an end, and then has its final status', () => {
    const live = beginProcess(db, ATTRIBUTES, { isQueued: false, timeMs: 1000 });
    expect(read(live)).toMatchObject({ processStatus: 'RUNNING', startTime: '1970-01-01T00:00:01.000Z' });
    expect(read(live)).not.toHaveProperty('duration');
    const error = { type: 'TypeError', message: 'no', stack: [{ function: 'main', file: 'Code', lineNumber: 1 }] };
    const logs = [{ timeMs: 1100, level: 'INFO', text: 'begin' }] as const;
    endProcess(db, live, { status: 'FAILED', timeMs: 2500, error, logs });
    expect(read(live)).toMatchObject({
      processStatus: 'FAILED',
      duration: '1.5s',
      endTime: '1970-01-01T00:00:02.500Z',
      error,
      logs: [{ text: 'begin' }],
    });
  });

  test('is DELAYED while it is queued, and gets its start time when it begins', () => {
    const live = beginProcess(db, ATTRIBUTES, { isQueued: true, timeMs: 1000 });
    expect(read(live)).toMatchObject({ processStatus: 'DELAYED' });
    startProcess(db, live, 5000);
    expect(read(live)).toMatchObject({ processStatus: 'RUNNING', startTime: '1970-01-01T00:00:05.000Z' });
    endProcess(db, live, { status: 'COMPLETED', timeMs: 5100, logs: [] });
    expect(read(live)).toMatchObject({ processStatus: 'COMPLETED', duration: '0.1s' });
  });

  test('does not end before it began if the clock is set back', () => {
    const live = beginProcess(db, ATTRIBUTES, { isQueued: false, timeMs: 1000 });
    endProcess(db, live, { status: 'COMPLETED', timeMs: 400, logs: [] });
    expect(read(live)).toMatchObject({ duration: '0s' });
  });

  test('may have been deleted with its project when it ends, even if another execution has its ID', () => {
    makeProject('gone');
    const gone = beginProcess(db, { ...ATTRIBUTES, scriptId: 'gone' }, { isQueued: false, timeMs: 1000 });
    db.run("DELETE FROM items WHERE id = 'gone'");
    const other = beginProcess(db, { ...ATTRIBUTES, scriptId: 'other' }, { isQueued: false, timeMs: 2000 });
    expect(other.id).toBe(gone.id);
    endProcess(db, gone, { status: 'FAILED', timeMs: 3000, error: { type: '', message: '', stack: [] }, logs: [] });
    expect(read(other)).toMatchObject({ processStatus: 'RUNNING' });
    endProcess(db, other, { status: 'COMPLETED', timeMs: 4000, logs: [] });
    expect(read(other)).toMatchObject({ processStatus: 'COMPLETED' });
  });
});

test('executions left in progress become UNKNOWN; recorded history is unchanged', () => {
  const left = [false, true].map((isQueued) => beginProcess(db, ATTRIBUTES, { isQueued, timeMs: 1000 }));
  const ended = beginProcess(db, ATTRIBUTES, { isQueued: false, timeMs: 1000 });
  endProcess(db, ended, { status: 'COMPLETED', timeMs: 1500, logs: [] });
  const paused = insertProcess(db, ensureSeries(db, { ...ATTRIBUTES, processStatus: 'PAUSED' }), { startTimeMs: 1000 });
  recoverProcesses(db, 9000);
  for (const each of left) expect(read(each)).toMatchObject({ processStatus: 'UNKNOWN', duration: '8s' });
  expect(read(ended)).toMatchObject({ processStatus: 'COMPLETED' });
  expect(read({ id: paused, scriptId: 'script' })).toMatchObject({ processStatus: 'PAUSED' });
  expect(db.all('SELECT * FROM live_processes')).toEqual([]);
});
