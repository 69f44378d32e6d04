import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Store } from '#platform/store/open-store.ts';
import { countRows, type RowLimit } from '#platform/store/row-limit.ts';
import { PlaceStore } from '#platform/user-settings/place-store.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { listLimitedTables } from './limited-tables.ts';
import { openTwoStores } from './two-stores.ts';

/** How many rows the simultaneous requests may add, and how many more they try to. */
const LAST = 2;
const SURPLUS = 6;

let open: Awaited<ReturnType<typeof openTwoStores>>;
let store: Store;
/** The store of another process. */
let other: Store;

beforeEach(async () => {
  open = await openTwoStores();
  [store, other] = open.stores;
});

afterEach(() => open.close());

const NAMES = [
  'views',
  'approval_templates',
  'alert_rules',
  'alert_channels',
  'calendar_feeds',
  'explorer_runs',
  'places',
  'error_notes',
  'watches',
  'deployment_watches',
  'scheduled_deployments',
  'calendar_access_periods',
  'upload_sessions',
  'reports',
  'jobs',
  'delayed_calls',
  'approval_escalations',
];

describe('simultaneous requests', () => {
  test.each(NAMES)('do not exceed the limit of %s', async (name) => {
    const [rows, same] = [store, other].map((process) =>
      listLimitedTables(process).find(({ table }) => table === name),
    );
    if (!rows || !same) throw new Error(`there is no limit of ${name}`);
    const filled = (await rows.fill?.()) ?? 0;
    let index = 0;
    for (; index < rows.max - filled - LAST; index += 1) await rows.add(index);
    const add = (position: number) => (position % 2 === 0 ? rows : same).add(index + position);
    const tries = Array.from({ length: LAST + SURPLUS }, (_, position) => add(position));
    const outcomes = await Promise.allSettled(tries);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals.map((reason) => (reason instanceof ProblemError ? reason.status : reason))).toEqual(
      Array.from({ length: SURPLUS }, () => rows.status ?? 409),
    );
    expect(await countRows(store, rows as Pick<RowLimit<'views'>, 'table' | 'of'>)).toBe(rows.max);
  });
});

test('rows are replaced above a limit, and a refused write leaves nothing behind', async () => {
  const places = new PlaceStore(store, systemClock);
  const pins = Array.from({ length: 201 }, (_, index) => ({
    user_id: OLGA.userId,
    list: 'pins',
    kind: 'file',
    target_id: `f${index}`,
    title: 'File',
    noted_at: index,
  }));
  await store.insertInto('places').values(pins).execute();
  expect(await places.pin(OLGA.userId, 'file', 'f0', 'Renamed')).toMatchObject({ title: 'Renamed' });
  await expect(places.pin(OLGA.userId, 'file', 'other', 'Other')).rejects.toMatchObject({ status: 409 });
  expect(await places.list(OLGA.userId, 'pins')).toHaveLength(201);
});

test('every limit of rows has a test above', async () => {
  const root = fileURLToPath(new URL('../src', import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('-store.ts'));
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(/RowLimit<'(\w+)'>/g)].map(([, table]) => table));
  expect(new Set(found)).toEqual(new Set(NAMES));
});
