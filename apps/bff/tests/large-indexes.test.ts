import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { toStoreAddress } from '#platform/store/store-address.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { LargeDrive } from '#testing/large-drive.ts';
import { TestBff } from '#testing/test-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const FILES = 2_400;
const RECENT = 900;
/** PostgreSQL retains former row versions for a while. */
const MAX_BYTES_PER_FILE = 2_048;
const WAIT = { timeout: 60_000, interval: 100 };

const row = z.looseObject({ fileId: z.string() });
const older = z.looseObject({ scanned: z.number(), total: z.number(), isCounted: z.boolean(), isScanned: z.boolean() });
const page = z.looseObject({
  rows: z.array(row),
  coverage: z.looseObject({ state: z.string(), scanned: z.number(), total: z.number(), older: older.optional() }),
  nextPageToken: z.string().optional(),
});
type Page = z.infer<typeof page>;

let bff: TestBff;
let drive: LargeDrive;
/** Whether the service rejects reads of files before the horizon because of its quota. */
let isOlderRefused: boolean;

beforeEach(async () => {
  bff = await TestBff.start();
  const people = [OPERATOR, REVIEWER, 'third@example.com'];
  const estate = { files: FILES, recent: RECENT, approvals: 60, people, sharedWithEach: 30, nowMs: bff.clock.nowMs() };
  drive = new LargeDrive(estate);
  isOlderRefused = true;
  bff.upstream.handler = async (request, response) => {
    const query = new URL(request.url ?? '', 'http://service.test').searchParams.get('q') ?? '';
    const isOlder = query.includes('<=') && !query.includes('sharedWithMe');
    if (!isOlder || !isOlderRefused) {
      await drive.handle(request, response);
      return;
    }
    request.resume();
    const error = { code: 403, message: 'Quota', errors: [{ domain: 'usageLimits', reason: 'userRateLimitExceeded' }] };
    response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  };
});

afterEach(() => bff[Symbol.asyncDispose]());

async function read(browser: TestBrowser, name: string, query = ''): Promise<Page> {
  return page.parse((await browser.request(`/api/indexes/${name}?pageSize=100${query}`)).json());
}

/** Reads all rows of an index. */
async function readAll(browser: TestBrowser, name: string): Promise<z.infer<typeof row>[]> {
  const rows: z.infer<typeof row>[] = [];
  for (let query: string | undefined = ''; query !== undefined; ) {
    const found: Page = await read(browser, name, query);
    rows.push(...found.rows);
    query = found.nextPageToken && `&pageToken=${found.nextPageToken}`;
  }
  return rows;
}

/** Reads an index repeatedly until an expectation passes. */
function waitForPage(browser: TestBrowser, name: string, expected: (found: Page) => void): Promise<Page> {
  return vi.waitFor(async () => {
    const found = await read(browser, name);
    expected(found);
    return found;
  }, WAIT);
}

/** Waits until the files within the horizon are read. Older files are rejected, so that nothing else continues. */
function waitForHorizon(browser: TestBrowser, name: string, total?: number): Promise<Page> {
  return waitForPage(browser, name, ({ coverage }) => {
    expect(coverage).toMatchObject({ state: 'paused', failure: 'quota', scanned: coverage.total });
    expect(coverage.total).toBeGreaterThan(0);
    if (total !== undefined) expect(coverage.total).toBe(total);
  });
}

function filesOfYear(person: string): number[] {
  return Array.from({ length: FILES }, (_, number) => number).filter(
    (number) => drive.estate.isVisible(number, person) && drive.estate.isInYear(number, person),
  );
}

function idsOf(numbers: readonly number[]): string[] {
  return numbers.map((number) => drive.estate.idOf(number)).sort();
}

/** Returns the size of the database. */
async function readDatabaseBytes(): Promise<number> {
  await using store = bff.openStore();
  const query =
    'path' in toStoreAddress(bff.config)
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  return Number((await query.execute(store)).rows[0]?.bytes);
}

describe('the approvals of many files', () => {
  test('are read once for all users together, and each user sees those in their own listing', async () => {
    const bytesBefore = await readDatabaseBytes();
    const operator = await bff.signIn('operator');
    await waitForHorizon(operator, 'approvals', filesOfYear(OPERATOR).length);
    expect(drive.count('approvals.list', OPERATOR)).toBe(filesOfYear(OPERATOR).length);
    const reviewer = await bff.signIn('reviewer');
    await waitForHorizon(reviewer, 'approvals', filesOfYear(REVIEWER).length);
    const readByOther = new Set(filesOfYear(OPERATOR));
    const approved = new Set(drive.estate.approvedFiles(REVIEWER));
    const toRead = filesOfYear(REVIEWER).filter((number) => !readByOther.has(number) || approved.has(number));
    expect(drive.count('approvals.list', REVIEWER)).toBe(toRead.length);
    for (const [browser, person] of [
      [operator, OPERATOR],
      [reviewer, REVIEWER],
    ] as const) {
      const rows = await readAll(browser, 'approvals');
      expect(rows.map(({ fileId }) => fileId).sort()).toEqual(idsOf(drive.estate.approvedFiles(person)));
    }
    const files = filesOfYear(OPERATOR).length + filesOfYear(REVIEWER).length;
    expect((await readDatabaseBytes()) - bytesBefore).toBeLessThan(files * MAX_BYTES_PER_FILE);
  }, 120_000);

  test('are scanned with shared files first, and are not complete before older files are scanned', async () => {
    const operator = await bff.signIn('operator');
    const paused = await waitForHorizon(operator, 'approvals');
    expect(paused.coverage.older).toMatchObject({ horizonDays: 365, isCounted: false, isScanned: false, scanned: 0 });
    const given = bff.upstream.requests.flatMap(({ url }) => /files\/(file-\d+)\/approvals/.exec(url)?.[1] ?? []);
    const isShared = (id = '') => 'sharedWithMeTime' in drive.estate.fileOf(Number(id.slice(5)), OPERATOR);
    const shared = given.filter(isShared).length;
    expect(given.slice(0, shared).every(isShared)).toBe(true);
    isOlderRefused = false;
    bff.clock.advance(11 * 60_000);
    const { coverage } = await waitForPage(operator, 'approvals', (found) =>
      expect(found.coverage.older).toMatchObject({ isCounted: true, isScanned: true }),
    );
    expect(coverage.older?.scanned).toBe(coverage.older?.total);
    const rows = await readAll(operator, 'approvals');
    expect(rows.map(({ fileId }) => fileId).sort()).toEqual(idsOf(drive.estate.approvedFiles(OPERATOR, false)));
  }, 120_000);

  test('are read from the last position after a restart', async () => {
    let operator = await bff.signIn('operator');
    await read(operator, 'approvals');
    await vi.waitFor(() => expect(drive.count('approvals.list')).toBeGreaterThan(200), WAIT);
    await bff.stop();
    expect(drive.count('approvals.list')).toBeLessThan(RECENT);
    await bff.startReplica();
    operator = await bff.signIn('operator');
    await waitForHorizon(operator, 'approvals', filesOfYear(OPERATOR).length);
    expect(drive.count('approvals.list')).toBe(filesOfYear(OPERATOR).length);
  }, 120_000);

  test('follow the period selected by a user, without calls for files already read', async () => {
    const operator = await bff.signIn('operator');
    const choose = (days: number) => {
      const body = JSON.stringify({ days });
      return operator.request('/api/indexes/approvals/horizon', { method: 'PUT', body });
    };
    const whole = await waitForHorizon(operator, 'approvals');
    const calls = drive.count('approvals.list');
    expect((await choose(90)).status).toBe(202);
    const less = await waitForPage(operator, 'approvals', ({ coverage }) => {
      expect(coverage).toMatchObject({ state: 'paused', older: { horizonDays: 90 } });
      expect(coverage.total).toBeLessThan(whole.coverage.total / 2);
    });
    // Rows that were found remain and are updated.
    expect(less.coverage.total).toBeGreaterThan(RECENT / 5);
    expect(await readAll(operator, 'approvals')).toHaveLength(drive.estate.approvedFiles(OPERATOR).length);
    expect((await choose(365)).status).toBe(202);
    await waitForHorizon(operator, 'approvals', whole.coverage.total);
    expect(drive.count('approvals.list') - calls).toBeLessThanOrEqual(2 * drive.estate.approvedFiles(OPERATOR).length);
    expect((await choose(7)).status).toBe(400);
    const none = await operator.request('/api/indexes/projects/horizon', { method: 'PUT', body: '{"days":90}' });
    expect(none.status).toBe(404);
  }, 120_000);

  test('disappear with their file once it is no longer shared with the user', async () => {
    const operator = await bff.signIn('operator');
    await waitForHorizon(operator, 'approvals');
    const [number = 0] = drive.estate.approvedFiles(OPERATOR);
    const fileId = drive.estate.idOf(number);
    drive.estate.hide(number);
    drive.changed.push(fileId);
    bff.clock.advance(2 * 60_000);
    await vi.waitFor(async () => {
      const rows = await readAll(operator, 'approvals');
      expect(rows.map((found) => found.fileId)).not.toContain(fileId);
    }, WAIT);
  }, 120_000);
});

describe('data that a listing makes unnecessary', () => {
  test('is not requested: access requests for files the user cannot share', async () => {
    const operator = await bff.signIn('operator');
    const found = await waitForPage(operator, 'access-requests', ({ coverage }) =>
      expect(coverage).toMatchObject({ state: 'paused', failure: 'quota' }),
    );
    const asked = bff.upstream.requests.flatMap(({ url }) => /(file-\d+)\/accessproposals/.exec(url)?.[1] ?? []);
    const answerable = filesOfYear(OPERATOR).filter((number) => drive.estate.canShare(number, OPERATOR));
    expect(asked.sort()).toEqual(idsOf(answerable));
    expect(found.coverage).toMatchObject({
      scanned: answerable.length,
      failedCount: filesOfYear(OPERATOR).length - answerable.length,
    });
  }, 120_000);

  test('is not requested: who has access to a file', async () => {
    const operator = await bff.signIn('operator');
    isOlderRefused = false;
    const { coverage } = await waitForPage(operator, 'outside-access', (found) =>
      expect(found.coverage).toMatchObject({ state: 'current', older: { isScanned: true } }),
    );
    expect(coverage.older).toMatchObject({ scanned: FILES - coverage.total - drive.estate.countHidden(OPERATOR) });
    expect(drive.count('permissions.list')).toBe(0);
    // Only folders of paths are read.
    expect(drive.count('files.get')).toBeLessThanOrEqual(40);
    expect(await readAll(operator, 'outside-access')).toHaveLength(drive.estate.countOutside(OPERATOR));
  }, 120_000);
});
