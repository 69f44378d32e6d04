import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureMyDriveRoot } from '#items/roots.ts';
import { COMPARISONS, type Condition, listConditions, TERMS } from '#testing/search-terms.ts';
import { ANA, CY, type Known, SearchWorld } from '#testing/search-world.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

let services: TestServices;
let world: SearchWorld;

beforeAll(async () => {
  services = await startTestServices();
  world = new SearchWorld(services);
});
afterAll(() => services[Symbol.asyncDispose]());

async function find(q: string): Promise<string[]> {
  const { status, body } = await services.call(
    ANA,
    'GET',
    `/drive/v3/files?${new URLSearchParams({ q, pageSize: '1000', fields: 'files/id' })}`,
  );
  if (status !== 200) throw new Error(`${q}: ${JSON.stringify(body)}`);
  const { files }: { files: { id: string }[] } = JSON.parse(JSON.stringify(body));
  return files.map(({ id }) => id).toSorted();
}

const expected = (holds: (file: Known) => boolean) =>
  world.known
    .filter(holds)
    .map(({ id }) => id)
    .toSorted();

test('every term distinguishes files', () => {
  for (const { term, operators, values, holds } of TERMS) {
    const found = operators.flatMap((operator) =>
      values.map((value) => world.known.filter((file) => holds(file, operator, value)).length),
    );
    expect({ term, found }).not.toEqual({ term, found: found.map((count) => (count === 0 ? 0 : world.known.length)) });
  }
});

test('each term finds the right files with each of its operators', async () => {
  for (const { text, holds } of listConditions(world.folders)) {
    expect({ text, found: await find(text) }).toEqual({ text, found: expected(holds) });
  }
});

test('each term finds the same files when combined with full text, which sorts them', async () => {
  const conditions = listConditions(world.folders);
  const searches = conditions.filter(({ text }) => text.startsWith('fullText'));
  for (const [index, condition] of conditions.entries()) {
    const some = process.env.LONG_TESTS ? searches : searches.slice(index % searches.length).slice(0, 1);
    for (const words of some) {
      const { text, holds } = combine(condition, 'and', words);
      expect({ text, found: await find(text) }).toEqual({ text, found: expected(holds) });
    }
  }
});

/** Generates searches: consecutive operands, with parentheses only around groups. */
function toSearches(conditions: readonly Condition[]): fc.Arbitrary<Condition> {
  const { group } = fc.letrec<{ group: Condition; operand: Condition }>((tie) => ({
    operand: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.constantFrom(...conditions),
      tie('operand').map(({ text, holds }) => ({ text: `not ${text}`, holds: (file: Known) => !holds(file) })),
      tie('group').map(({ text, holds }) => ({ text: `(${text})`, holds })),
    ),
    group: fc
      .tuple(tie('operand'), fc.array(fc.tuple(fc.constantFrom('and', 'or'), tie('operand')), { maxLength: 4 }))
      .map(([first, rest]) => rest.reduce((left, [kind, right]) => combine(left, kind, right), first)),
  }));
  return group;
}

function combine(left: Condition, kind: string, right: Condition): Condition {
  const holds = (file: Known) =>
    kind === 'and' ? left.holds(file) && right.holds(file) : left.holds(file) || right.holds(file);
  return { text: `${left.text} ${kind} ${right.text}`, holds };
}

test('consecutive conditions are evaluated from the left, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(toSearches(listConditions(world.folders)), async ({ text, holds }) => {
      expect(await find(text)).toEqual(expected(holds));
    }),
    { numRuns: 200 },
  );
});

const ALL_OPERATORS = [...COMPARISONS, 'contains', 'starts with', 'has', 'like'];
const WRONG_VALUES: readonly (readonly [string, string])[] = [
  ["modifiedTime > 'soon'", "'soon'"],
  ['createdTime = 2026', '2026'],
  ["trashed = 'true'", "'true'"],
  ['starred != 1', '1'],
  ['name = draft', 'draft'],
  ["visibility = 'everybody'", "'everybody'"],
  ["properties has { key='a' }", '}'],
  ["labels/retention.copies < 'few'", "'few'"],
  ["labels/retention.until = 'soon'", "'soon'"],
  ["labels/level.color = 'red'", 'labels/level.color'],
  ["labels/missing.grade = 'red'", 'labels/missing.grade'],
  ["'x' in starred", 'starred'],
  ["'x' in labels", 'labels'],
  ["'a' in labels/retention.note", 'labels/retention.note'],
  ["id = 'x'", 'id'],
  ["'x' = name", '='],
];

async function refuse(q: string, wrong: string): Promise<void> {
  const { status, body } = await services.call(ANA, 'GET', `/drive/v3/files?${new URLSearchParams({ q })}`);
  const place = expect.stringMatching(
    new RegExp(`^Invalid Value: .+, near character ${q.lastIndexOf(wrong) + 1}$`, 'u'),
  );
  const detail = { reason: 'invalid', location: 'q', locationType: 'parameter', message: place };
  expect({ q, status, body }).toMatchObject({ q, status: 400, body: { error: { errors: [detail] } } });
}

test('a term with an unsupported operator or value is rejected, and the response states where', async () => {
  const collections = new Set(TERMS.filter(({ operators }) => operators.includes('in')).map(({ term }) => term));
  for (const { term, operators } of TERMS) {
    if (operators.includes('in')) continue;
    const others = ALL_OPERATORS.filter((operator) => !operators.includes(operator));
    for (const operator of others) await refuse(`trashed = false and ${term} ${operator} 'x'`, operator);
    if (!collections.has(term)) await refuse(`trashed = false or 'x' in ${term}`, term);
  }
  for (const term of ['parents', 'owners', 'writers', 'readers', 'labels']) await refuse(`not ${term} = 'x'`, term);
  for (const [q, wrong] of WRONG_VALUES) await refuse(q, wrong);
});

test('a folder invisible to the caller is not found, rather than empty', async () => {
  const error = { code: 404, message: 'File not found: .', errors: [{ reason: 'notFound', location: 'fileId' }] };
  const { db, account } = services;
  const { id: accountId, permissionId } = account(CY);
  const parent = ensureMyDriveRoot(db, { accountId, permissionId }, 1);
  for (const q of ["'missing' in parents", `not '${parent.id}' in parents`, "trashed or 'missing' in parents"]) {
    const { status, body } = await services.call(ANA, 'GET', `/drive/v3/files?${new URLSearchParams({ q })}`);
    expect({ q, status, body }).toMatchObject({ q, status: 404, body: { error } });
  }
});
