// Measures the path of a request: the number of the BFF's source files that execute code for it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { startBff } from '#app/start.ts';
import { parseConfig } from '#platform/config/config.ts';
import { logOptions } from '#platform/http/log-options.ts';
import { connectStore } from '#platform/store/open-store.ts';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { findExecutedFiles } from './executed-files.ts';
import { writeRow } from './write-row.ts';

const WARM_UP_REQUESTS = 50;
const APPROVAL = {
  operationId: 'drive.approvals.approve',
  params: { fileId: 'f1', approvalId: 'a1' },
  label: 'Approve Plan',
  holdMs: 0,
};

await using started = new AsyncDisposableStack();
const dataDir = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
started.defer(() => rm(dataDir, { recursive: true }));
await writeFile(join(dataDir, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
const upstream = await TestUpstream.start();
started.defer(() => upstream.close());
const issuer = await TestIssuer.start();
started.defer(() => issuer.close());
const port = await findFreePort();
const parsed = parseConfig({
  PORT: String(port),
  DATA_DIR: dataDir,
  SCRIPT_BASE_URL: `${upstream.origin}/`,
  CALENDAR_BASE_URL: `${upstream.origin}/calendar/v3/`,
  DRIVE_BASE_URL: `${upstream.origin}/drive/v3/`,
  UPLOAD_URL: `${upstream.origin}/upload/drive/v3/`,
  SCOPE_BASE: 'https://scopes.example',
  OIDC_ISSUER: issuer.origin,
  OIDC_CLIENT_ID: CLIENT_ID,
  OIDC_CLIENT_SECRET_FILE: join(dataDir, 'client-secret'),
});
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
const log = pino(logOptions, new Writable({ write: (_line, _encoding, done) => done() }));
const rates = { highRiskPerMinute: 1_000_000 };
started.use(await startBff(parsed.config, { log, rates }));
const store = connectStore({ path: join(dataDir, 'bff.db') });
started.defer(() => store.destroy());
issuer.user = { sub: 'olga', email: 'olga@example.com', name: 'Olga', roles: ['operator'] };
const browser = started.use(new TestBrowser(`http://localhost:${port}`, port));
await browser.signIn();

await measure('a list through the console', 40, async () => {
  await send('GET', '/api/script/v1/processes?pageSize=50');
});
await measure('an approval through the console, until it is sent', 110, async () => {
  const { delayedCallId } = Object(await send('POST', '/api/delayed-calls', APPROVAL));
  const state = store.selectFrom('delayed_calls').select('state').where('id', '=', delayedCallId);
  // The store responds without yielding to the event loop, which the call needs to be made.
  while ((await state.executeTakeFirstOrThrow()).state !== 'sent') await nextTurn();
});

async function measure(name: string, atMost: number, act: () => Promise<void>): Promise<void> {
  for (let request = 0; request < WARM_UP_REQUESTS; request += 1) await act();
  const files = await findExecutedFiles(act);
  process.stderr.write(`own files that run for ${name}:\n${files.map((file) => `  ${file}\n`).join('')}`);
  writeRow({ name: `own files that run for ${name}`, value: files.length, unit: 'files', atMost });
}

async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await browser.request(path, { method, ...content });
  if (response.status >= 300) throw new Error(`${path} returned ${response.status}: ${response.text}`);
  return response.json();
}
