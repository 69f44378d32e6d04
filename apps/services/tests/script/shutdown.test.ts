import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '#config.ts';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { findAccountByEmail } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { beginProcess } from '#script/processes/live-process.ts';
import { type RunningServices, startServices } from '#start.ts';
import { deployHead, makeProject } from './script-project.ts';

const OWNER = 'ana@example.com';
/** After this time, runs in progress are aborted. */
const DRAIN_MS = 10_000;
const NEVER = 'function loop() { PropertiesService.getScriptProperties().setProperty("begun", "yes"); for (;;); }';

let directory: string;
let authorization: string;
let scriptId: string;
let accountId: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-shutdown-'));
  withDatabase((db) => {
    db.run(
      `INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at)
       VALUES ('ana', ?, 'Ana', '1', 'example.com', 0)`,
      OWNER,
    );
    const scopes = ['userinfo.email', 'script.processes'].map((name) => `https://www.googleapis.com/auth/${name}`);
    const grant = { accountId: 'ana', clientId: 'test', scopes, expiresAt: Date.now() + 3_600_000 };
    authorization = `Bearer ${issueAccessToken(db, grant)}`;
    const store = { db, account: () => requireAccount(db) };
    accountId = requireAccount(db).id;
    const manifest = { executionApi: { access: 'MYSELF' } };
    scriptId = makeProject(store, { owner: OWNER, manifest, code: { Code: NEVER } });
    deployHead(store, scriptId);
  });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function requireAccount(db: Database) {
  const account = findAccountByEmail(db, OWNER);
  if (!account) throw new Error('the account is missing');
  return account;
}

function withDatabase<Result>(work: (db: Database) => Result): Result {
  const db = openDatabase(join(directory, 'services.db'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function start(): Promise<RunningServices> {
  const parsed = parseConfig({ DATA_DIR: directory, SERVICES_PORT: '0', DEMO: '0', SCRIPT_RUN_CONCURRENCY: '1' });
  if ('problems' in parsed) throw new Error(parsed.problems.join());
  return startServices({ ...parsed.config, logLevel: 'silent', responseChecks: 'throw' });
}

async function listStatuses({ origin }: RunningServices): Promise<string[]> {
  const response = await fetch(`${origin}/v1/processes`, { headers: { authorization } });
  const { processes = [] }: { processes?: { processStatus: string }[] } = JSON.parse(await response.text());
  return processes.map(({ processStatus }) => processStatus);
}

async function callLoop({ origin }: RunningServices): Promise<unknown> {
  const response = await fetch(`${origin}/v1/scripts/${scriptId}:run`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ function: 'loop' }),
  });
  return response.json();
}

test('stopping services cancel running and queued runs, send and record their results, and do not wait for kept-alive connections', async () => {
  const services = await start();
  const responses = [callLoop(services), callLoop(services)];
  const hasBoth = async () => (await listStatuses(services)).sort().join() === 'DELAYED,RUNNING';
  while (!(await hasBoth()));
  const stoppedAtMs = performance.now();
  await services.close();
  expect(performance.now() - stoppedAtMs).toBeLessThan(DRAIN_MS);
  for (const response of responses) expect(await response).toMatchObject({ done: true, error: { code: 1 } });
  await using again = await start();
  expect(await listStatuses(again)).toEqual(['CANCELED', 'CANCELED']);
});

test('runs in progress when the services were killed are UNKNOWN after the next start', async () => {
  const attributes = {
    scriptId,
    accountId,
    deploymentId: '',
    functionName: 'loop',
    processType: 'EXECUTION_API',
    userAccessLevel: 'OWNER',
    runtimeVersion: 'V8',
  } as const;
  withDatabase((db) => beginProcess(db, attributes, { isQueued: false, timeMs: Date.now() }));
  await using services = await start();
  expect(await listStatuses(services)).toEqual(['UNKNOWN']);
});
