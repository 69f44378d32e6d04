import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, toCaller } from '#core/auth/caller.ts';
import { DAY_MS } from '#core/durations.ts';
import type { PageCursor } from '#core/operations/page-token.ts';
import { grantToApp } from '#items/app-files.ts';
import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { fullItemReader } from './item-reader.ts';
import { listFiles, type Thresholds } from './list-files.ts';
import { printQuery } from './print-query.ts';
import { type Clause, hasClause, type Query } from './query.ts';

const WORDS = ['Plan', 'plans', 'Budget', 'draft_2', 'été', 'Q3'];
const TYPES = ['text/plain', 'text/csv', 'image/png', FOLDER_TYPE];
const OWNER = 'ana@example.com';

type Known = { id: string; name: string; mimeType: string; modifiedAt: number; starred: boolean; trashed: boolean };

let services: TestServices;
const known: Known[] = [];

beforeAll(async () => {
  services = await startTestServices();
  const { db } = services;
  const account = services.account(OWNER);
  const creator = { accountId: account.id, permissionId: account.permissionId };
  const parent = ensureMyDriveRoot(db, creator, 1);
  for (let index = 0; index < 120; index += 1) {
    const name = `${WORDS[index % 6]} ${WORDS[(index * 7 + 3) % 5]} ${index % 11}`;
    const mimeType = TYPES[index % 4] ?? 'text/plain';
    const modifiedAt = DAY_MS * (1 + (index % 13));
    const indexableText = index % 4 === 1 ? 'plans and a budget' : index % 7 === 2 ? 'draft 2' : '';
    const item = createItem(db, { name, mimeType, parent, creator, createdAt: 1, modifiedAt, indexableText });
    const [starred, trashed] = [index % 5 === 0, index % 9 === 0];
    db.run('UPDATE items SET trashed = ? WHERE number = ?', trashed ? 1 : 0, item.number);
    db.run('UPDATE item_marks SET starred = ? WHERE item_number = ?', starred ? 1 : 0, item.number);
    known.push({ id: item.id, name, mimeType, modifiedAt, starred, trashed });
  }
});
afterAll(() => services[Symbol.asyncDispose]());

async function list(
  query: Record<string, string>,
): Promise<{ files: { id: string; name: string }[]; nextPageToken?: string }> {
  const { status, body } = await services.call(OWNER, 'GET', `/drive/v3/files?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return JSON.parse(JSON.stringify(body));
}

const values = fc.constantFrom('plan', 'PLAN', 'bud 3', 'draft', '2', 'ete', 'Q3 Plan 3', 'Budget draft_2 2');
const operator = fc.constantFrom('contains' as const, '=' as const, '!=' as const);
const clauses: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({ kind: fc.constant('name' as const), operator, value: values }),
  fc.record({
    kind: fc.constant('mimeType' as const),
    operator,
    value: fc.constantFrom('text/', 'image/png', 'text/csv'),
  }),
  fc.record({
    kind: fc.constant('time' as const),
    term: fc.constant('modifiedTime' as const),
    operator: fc.constantFrom('=' as const, '!=' as const, '<' as const, '<=' as const, '>' as const, '>=' as const),
    timeMs: fc.integer({ min: 0, max: 14 }).map((days) => days * DAY_MS),
  }),
  fc.record({
    kind: fc.constant('flag' as const),
    term: fc.constantFrom('starred' as const, 'trashed' as const),
    value: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('fullText' as const), value: values }),
);

function toQueryArbitrary(clause: fc.Arbitrary<Clause>): fc.Arbitrary<Query> {
  return fc.letrec<{ query: Query }>((tie) => ({
    query: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      clause,
      fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), left: tie('query'), right: tie('query') }),
      fc.record({ kind: fc.constant('not' as const), operand: tie('query') }),
    ),
  })).query;
}

describe('files.list', () => {
  test('finds the same pages by every strategy, for any query and order, and only an app’s own files for the app', async () => {
    const { db, clock } = services;
    const names = [
      'folder',
      'starred',
      'viewedByMeTime',
      'modifiedByMeTime',
      'sharedWithMeTime',
      'recency',
      'modifiedTime',
    ];
    const key = fc.tuple(fc.constantFrom(...names, 'name', 'quotaBytesUsed'), fc.constantFrom('', ' desc'));
    const orders = fc
      .array(key, { minLength: 1, maxLength: 3 })
      .map((keys) => keys.map((parts) => parts.join('')).join());
    const grant = { clientId: 'test-client', scopes: ['drive'] };
    const caller = toCaller(services.account(OWNER), grant, ['drive']);
    const narrow: Caller = { ...caller, reach: 'givenFiles' };
    const given = new Set(known.filter((_, index) => index % 3 === 0).map(({ id }) => id));
    for (const id of given) grantToApp(db, narrow, id);
    const readAll = (q: string, orderBy: string | undefined, thresholds: Thresholds, caller: Caller) => {
      const found: string[] = [];
      let after: PageCursor | undefined;
      do {
        const context = { params: { q, ...(orderBy && { orderBy }) }, db, clock, caller };
        const page = listFiles(context, fullItemReader, 7, after, thresholds);
        found.push(...page.items.map((item) => item.id));
        after = page.next;
      } while (after);
      return found;
    };
    fc.assert(
      fc.property(toQueryArbitrary(clauses), orders, (query, order) => {
        const q = printQuery(query);
        const orderBy = hasClause(query, 'fullText') ? undefined : order;
        const rare = { fewItems: 1000, commonRows: 1000, maxNames: 0 };
        const expected = readAll(q, orderBy, rare, caller);
        const expectedOfApp = expected.filter((id) => given.has(id));
        expect(readAll(q, orderBy, rare, narrow)).toEqual(expectedOfApp);
        for (const [commonRows, maxNames] of [
          [1, 1000],
          [1, 20],
          [1000, 0],
        ] as const) {
          expect(readAll(q, orderBy, { fewItems: 0, commonRows, maxNames }, caller)).toEqual(expected);
          expect(readAll(q, orderBy, { fewItems: 0, commonRows, maxNames }, narrow)).toEqual(expectedOfApp);
        }
      }),
      { numRuns: process.env.LONG_TESTS ? 500 : 50 },
    );
  });

  test('returns only the default members without fields', async () => {
    const { files } = await list({ pageSize: '1' });
    expect(Object.keys(files[0] ?? {}).sort()).toEqual(['id', 'kind', 'mimeType', 'name']);
  });

  test('does not return files that are not shared with the caller', async () => {
    const { body } = await services.call('bo@example.com', 'GET', '/drive/v3/files');
    expect(body).toEqual({ kind: 'drive#fileList', incompleteSearch: false, files: [] });
  });

  test.each([
    [{ q: "id = 'x'" }, 400, 'q'],
    [{ orderBy: 'color' }, 400, 'orderBy'],
    [{ q: "fullText contains 'x'", orderBy: 'name' }, 403, 'orderBy'],
    [{ pageToken: 'x' }, 400, 'pageToken'],
    [{ corpora: 'drive' }, 400, 'driveId'],
    [{ spaces: 'photos2' }, 400, 'spaces'],
    [{ includeItemsFromAllDrives: 'true' }, 403, 'supportsAllDrives'],
  ])('rejects %j', async (query, status, location) => {
    const response = await services.call(OWNER, 'GET', `/drive/v3/files?${new URLSearchParams(Object.entries(query))}`);
    expect(response).toMatchObject({ status, body: { error: { errors: [{ location }] } } });
  });
});
