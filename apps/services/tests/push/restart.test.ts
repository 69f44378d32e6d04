import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { expect, onTestFinished, test } from 'vitest';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { openDatabase } from '#db/open-database.ts';
import { startTestReceiver } from '#testing/start-test-receiver.ts';
import type { ServicesConfig } from '../../src/config.ts';
import { startServices } from '../../src/start.ts';

const SCOPE_BASE = 'https://www.googleapis.com';

const config = (dataDir: string): ServicesConfig => ({
  host: '127.0.0.1',
  port: 0,
  dataDir,
  consoleOrigin: 'http://localhost:4000',
  scopeBase: SCOPE_BASE,
  demo: false,
  logLevel: 'silent',
  responseChecks: 'throw',
  scripts: { timeoutMs: 1000, memoryBytes: 67_108_864, concurrency: 1 },
  retention: { processDays: 365, mailDays: 365 },
  watchAllowedHosts: ['127.0.0.1'],
  watchLoopbackPorts: '*',
});

/** Creates a data directory with one account. Returns a token for it. */
function prepare(): { dataDir: string; token: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'rotunda-push-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const db = openDatabase(join(dataDir, 'services.db'));
  db.run(
    `INSERT INTO accounts (id, email, display_name, permission_id, domain, is_domain_admin, created_at)
     VALUES ('a', 'ana@example.com', 'Ana', '1', 'example.com', 0, 0)`,
  );
  const scopes = [toScopeIdentifier(SCOPE_BASE, 'drive'), toScopeIdentifier(SCOPE_BASE, 'calendar')];
  const expiresAt = Date.now() + 3_600_000;
  const token = issueAccessToken(db, { accountId: 'a', clientId: 'test-client', scopes, expiresAt });
  db.close();
  return { dataDir, token };
}

test('restarted services deliver pending messages, and later changes', async () => {
  const { dataDir, token } = prepare();
  const gone = await startTestReceiver();
  const port = Number(new URL(gone.address).port);
  await gone[Symbol.asyncDispose]();
  const post = async (origin: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
  };
  const first = await startServices(config(dataDir));
  const channel = { id: 'c1', type: 'web_hook', address: gone.address };
  await post(first.origin, '/calendar/v3/calendars/primary/events/watch', channel);
  const event = { start: { date: '2026-11-23' }, end: { date: '2026-11-24' } };
  await post(first.origin, '/calendar/v3/calendars/primary/events', event);
  await first.close();
  await using receiver = await startTestReceiver(port);
  const later = Date.now() + 60_000;
  await using _second = await startServices(config(dataDir), { clock: { nowMs: () => later } });
  expect(await receiver.next()).toMatchObject({ state: 'sync', number: 1 });
  expect(await receiver.next()).toMatchObject({ state: 'exists', number: 2 });
});
