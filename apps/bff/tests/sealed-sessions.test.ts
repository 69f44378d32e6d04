import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const SESSION = '__Host-bff';
const CALL = '/api/drive/v3/about?fields=user';

const auditList = z.object({
  entries: z.array(
    z.object({
      action: z.string(),
      actor: z.object({ email: z.string(), subject: z.string() }).partial().optional(),
      details: z.object({ reason: z.string() }).partial(),
    }),
  ),
});

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.request(CALL)).status === 200;
}

/** Returns the users whose credentials were recorded as lost because they could not be opened. */
async function listLosses(): Promise<(string | undefined)[]> {
  const auditor = await bff.signIn('operator');
  const { entries } = auditList.parse((await auditor.request('/api/audit?operation=credential.lost')).json());
  for (const { details } of entries) expect(details.reason).toBe('the credential could not be decrypted');
  return entries.map(({ actor }) => actor?.subject).sort();
}

describe('T9: a sealed row works only in its own place', () => {
  test('rows with swapped seals end both sessions, and no others', async () => {
    const [first, second, third] = [
      await bff.signIn('operator'),
      await bff.signIn('support'),
      await bff.signIn('reviewer'),
    ];
    await using store = bff.openStore();
    const rows = await store.selectFrom('credentials').selectAll().where('subject', '<>', 'sub-reviewer').execute();
    const seals = rows.map(({ sealed }) => sealed).toReversed();
    for (const [index, { id }] of rows.entries()) {
      await store.updateTable('credentials').set({ sealed: seals[index] }).where('id', '=', id).execute();
    }
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([false, false, true]);
    expect((await first.request('/auth/session')).json()).toEqual({ authenticated: false });
    expect(bff.upstream.requests).toHaveLength(1);
    expect(await listLosses()).toEqual(['sub-operator', 'sub-support']);
  });

  test('background work that finds such a row first also ends its session, and audits that once', async () => {
    const operator = await bff.signIn('operator');
    await using store = bff.openStore();
    await store
      .updateTable('credentials')
      .set({ sealed: Buffer.from('another row') })
      .execute();
    const reader = await LiveReader.open(operator, bff.port, ['calendarList', 'changes', 'file:a', 'file:b']);
    await reader.ended();
    expect(await listLosses()).toEqual(['sub-operator']);
    expect(bff.upstream.requests).toEqual([]);
  });

  test('an older seal of the same row does not open after a refresh', async () => {
    const browser = await bff.signIn('operator');
    await using store = bff.openStore();
    const { sealed } = await store.selectFrom('credentials').select('sealed').executeTakeFirstOrThrow();
    bff.clock.advance(29 * 60_000);
    await isSignedIn(browser);
    bff.clock.advance(29 * 60_000);
    await isSignedIn(browser);
    bff.clock.advance(10 * 60_000);
    expect(await isSignedIn(browser)).toBe(true);
    expect(bff.issuer.refreshCalls).toHaveLength(1);
    await store.updateTable('credentials').set({ sealed }).execute();
    await bff.startReplica();
    const elsewhere = bff.openBrowser(1);
    elsewhere.cookies.set(SESSION, browser.cookies.get(SESSION) ?? '');
    expect(await isSignedIn(elsewhere)).toBe(false);
  });
});
