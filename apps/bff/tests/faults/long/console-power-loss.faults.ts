// Simulates power failures while users work: everything the console acknowledged is in its store after the next start.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { type PowerFailure, simulatePowerFailures } from '#testing/power-loss/power-failures.ts';
import { WriteRecorder } from '#testing/power-loss/write-recorder.ts';
import { ConsoleProcess } from '#testing/processes/console-process.ts';
import { KillableConsole } from '#testing/processes/killable-console.ts';
import { readText } from '#testing/servers/test-server.ts';

const RECORDS = new URL('../../../src/app/records-main.ts', import.meta.url).pathname;
const WRITERS = 4;
const ROUNDS = 12;
const HOLD_MS = 600_000;
const FAILURES = 60;
const RESTARTS = 5;
const SEED = Number(process.env.POWER_SEED ?? 1);
const TEST_MS = 300_000;
const POLL = { timeout: 30_000, interval: 100 };

/** An acknowledged change, the statement that finds it, and the position of the recording. */
type Acknowledged = { kind: keyof typeof STATEMENTS; id: string; position: number };

const STATEMENTS = {
  view: 'SELECT 1 FROM views WHERE id = ?',
  job: 'SELECT 1 FROM jobs WHERE id = ?',
  delayedCall: 'SELECT 1 FROM delayed_calls WHERE id = ?',
  // The audit record is written before the call.
  change: "SELECT 1 FROM audit_records WHERE action = 'drive.files.update' AND instr(target, ?) > 0",
} as const;

const stack = new AsyncDisposableStack();
const recorder = stack.use(new WriteRecorder());
const acknowledged: Acknowledged[] = [];
let installed: KillableConsole;
let cookies: Map<string, string>;
let signedInAt = 0;

beforeAll(async () => {
  installed = stack.use(await KillableConsole.create());
  installed.upstream.handler = async (request, response) => {
    await readText(request);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"f"}');
  };
  const { console, browser } = await installed.start({ ...recorder.variables, DATA_DIR: recorder.directory });
  await browser.signIn();
  cookies = new Map(browser.cookies);
  signedInAt = recorder.position;
  await Promise.all(Array.from({ length: WRITERS }, () => work(browser)));
  await console.stop('SIGKILL');
}, TEST_MS);

afterAll(() => stack[Symbol.asyncDispose]());

/** Makes a change of each kind, repeatedly. */
async function work(browser: TestBrowser): Promise<void> {
  const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await browser.request(path, { method, headers, body: JSON.stringify(body) });
    expect([path, response.status, response.text]).toEqual([path, expect.toBeOneOf([200, 201]), expect.anything()]);
    return { body: z.record(z.string(), z.unknown()).parse(response.json()), position: recorder.position };
  };
  const note = (kind: Acknowledged['kind'], id: unknown, position: number) =>
    acknowledged.push({ kind, id: z.string().parse(id), position });
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = randomUUID();
    const rename = { operationId: 'drive.files.update', params: { fileId: id }, body: { name: 'New' } };
    const view = await send('POST', '/api/views', { screen: 'processes', name: id, search: { status: ['FAILED'] } });
    note('view', view.body.viewId, view.position);
    const { position } = await send('PATCH', `/api/drive/v3/files/${id}`, { name: 'New' });
    note('change', id, position);
    const held = await send('POST', '/api/delayed-calls', { ...rename, label: 'Rename', holdMs: HOLD_MS });
    note('delayedCall', held.body.delayedCallId, held.position);
    const items = [{ id, label: 'File', params: rename.params, body: rename.body }];
    const job = await send('POST', '/api/jobs', { title: 'Rename', operationId: rename.operationId, items });
    note('job', job.body.jobId, job.position);
  }
}

/** Returns damage in a store, and acknowledged rows that are missing. */
function findLosses({ directory, position }: PowerFailure): string[] {
  using db = new DatabaseSync(join(directory, 'bff.db'));
  const states = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row.integrity_check));
  const due = acknowledged.filter((one) => one.position <= position);
  const lost = due.filter(({ kind, id }) => db.prepare(STATEMENTS[kind]).get(id) === undefined);
  return [...states.filter((state) => state !== 'ok'), ...lost.map(({ kind, id }) => `${kind} ${id} is lost`)];
}

test('nothing was written without being recorded', () => {
  expect(recorder.findGaps()).toEqual([]);
});

test('every change acknowledged before a power failure is in the store', () => {
  let failures = 0;
  for (const failure of simulatePowerFailures(recorder, signedInAt, FAILURES, SEED)) {
    expect({ [failure.name]: findLosses(failure) }).toEqual({ [failure.name]: [] });
    rmSync(failure.directory, { recursive: true });
    failures += 1;
  }
  countFaults(`console without power, ${failures} failures`, { writes: acknowledged.length, lost: 0 });
  expect(failures).toBeGreaterThan(FAILURES / 2);
});

test(
  'after a power failure the console starts, sessions and jobs continue, and the audit trail is intact',
  async () => {
    for (const failure of simulatePowerFailures(recorder, signedInAt, RESTARTS, SEED + 1)) {
      const { console, browser } = await installed.start({ DATA_DIR: failure.directory }, cookies);
      expect((await browser.request('/auth/session')).json()).toMatchObject({ authenticated: true });
      for (const { id } of acknowledged.filter(
        ({ kind, position }) => kind === 'job' && position <= failure.position,
      )) {
        const state = async () => (await browser.request(`/api/jobs/${id}`)).json();
        await expect.poll(state, POLL).toMatchObject({ state: 'ended', counts: { done: 1 } });
      }
      expect(await console.stop()).toMatchObject({ code: 0 });
      const env = { ...installed.variables, DATA_DIR: failure.directory };
      const verified = await ConsoleProcess.run([RECORDS, 'verify'], env);
      expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('all intact') });
    }
  },
  TEST_MS,
);
