import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { LargeDrive } from '#testing/large-drive.ts';
import { TestBff } from '#testing/test-bff.ts';

const OPERATOR = 'operator@example.com';
const FILES = 1_600;
const WAIT = { timeout: 60_000, interval: 50 };

const page = z.object({ rows: z.array(z.looseObject({ fileId: z.string() })) });

let bff: TestBff;
let drive: LargeDrive;
/** Selects the requests that the service holds until the gate opens. */
let isHeld: (url: URL) => boolean;
let gate: EventTarget;

beforeEach(async () => {
  bff = await TestBff.start();
  const people = [OPERATOR, 'reviewer@example.com'];
  const nowMs = bff.clock.nowMs();
  drive = new LargeDrive({ files: FILES, recent: 600, approvals: 60, people, sharedWithEach: 30, nowMs });
  gate = new EventTarget();
  bff.upstream.handler = async (request, response) => {
    request.pause();
    if (isHeld(new URL(request.url ?? '', 'http://service.test'))) await once(gate, 'open');
    await drive.handle(request, response);
  };
});

afterEach(() => bff[Symbol.asyncDispose]());

function openGate(): void {
  isHeld = () => false;
  gate.dispatchEvent(new Event('open'));
}

async function readRows(browser: TestBrowser): Promise<string[]> {
  const response = await browser.request('/api/indexes/approvals?pageSize=100');
  return page.parse(response.json()).rows.map(({ fileId }) => fileId);
}

/** Records a visit like a screen does. */
async function visit(browser: TestBrowser, place: string): Promise<void> {
  const body = JSON.stringify({ title: 'Plan' });
  expect((await browser.request(`/api/recents/${place}`, { method: 'PUT', body })).status).toBe(200);
}

/** Returns the files whose approvals were read, in order. */
function listReadIds(): string[] {
  return bff.upstream.requests.flatMap(({ url }) => /files\/(file-\d+)\/approvals/.exec(url)?.[1] ?? []);
}

function visibleFiles(isOfYear: boolean): number[] {
  return Array.from({ length: FILES }, (_, number) => number).filter(
    (number) => drive.estate.isVisible(number, OPERATOR) && drive.estate.isInYear(number, OPERATOR) === isOfYear,
  );
}

test.for(['file', 'approval'] as const)(
  '%s: a file opened by a user is read before the scan reaches older files',
  { timeout: 120_000 },
  async (kind) => {
    const approved = drive.estate.approvedFiles(OPERATOR, false);
    const older = new Set(visibleFiles(false));
    const fileId = drive.estate.idOf(approved.findLast((number) => older.has(number)) ?? -1);
    // The scan waits at the second page of older files. It may already have read the approvals of the first page.
    isHeld = ({ searchParams }) => /modifiedTime <=/.test(searchParams.get('q') ?? '') && searchParams.has('pageToken');
    const operator = await bff.signIn('operator');
    await vi.waitFor(async () => {
      await readRows(operator);
      expect(listReadIds().length).toBeGreaterThanOrEqual(visibleFiles(true).length);
    }, WAIT);
    expect(await readRows(operator)).not.toContain(fileId);
    await visit(
      operator,
      kind === 'file' ? `file/${fileId}` : `approval/${encodeURIComponent(`${fileId}/approval-1`)}`,
    );
    await vi.waitFor(() => expect(drive.count('files.get')).toBeGreaterThan(0), WAIT);
    openGate();
    await vi.waitFor(async () => expect(await readRows(operator)).toContain(fileId), WAIT);
    const olderFirst = listReadIds().indexOf(fileId) - visibleFiles(true).length;
    expect(olderFirst).toBeLessThan(older.size / 3);
  },
);

test('a file opened by a user is read before files that were already waiting', async () => {
  const timeOf = (number: number) => Date.parse(String(Object(drive.estate.fileOf(number, OPERATOR)).modifiedTime));
  const isShared = (number: number) => 'sharedWithMeTime' in drive.estate.fileOf(number, OPERATOR);
  const waiting = visibleFiles(true).filter((number) => !isShared(number));
  const last = waiting.toSorted((one, other) => timeOf(one) - timeOf(other))[0] ?? -1;
  isHeld = ({ pathname }) => pathname.endsWith('/approvals');
  const operator = await bff.signIn('operator');
  await vi.waitFor(async () => {
    await readRows(operator);
    expect(listReadIds().length).toBeGreaterThan(0);
  }, WAIT);
  await visit(operator, `file/${drive.estate.idOf(last)}`);
  await vi.waitFor(() => expect(drive.count('files.list')).toBeGreaterThan(0), WAIT);
  openGate();
  await vi.waitFor(() => expect(listReadIds()).toContain(drive.estate.idOf(last)), WAIT);
  expect(listReadIds().indexOf(drive.estate.idOf(last))).toBeLessThan(waiting.length / 2);
}, 120_000);
