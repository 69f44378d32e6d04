import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Principal } from '#domain/principal.ts';
import { openStore } from '#platform/store/open-store.ts';
import { TestClock } from '#testing/test-clock.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { readCalendarAccess } from './read-calendar-access.ts';
import { SubjectStore } from './subject-store.ts';

test('access is compared only in the calendars that are read, even if a person owns more', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-calendar-access-'));
  const store = await openStore({ path: join(directory, 'bff.db') });
  const clock = new TestClock();
  const numbers = Array.from({ length: 51 }, (_, number) => number);
  const rules = new Map(numbers.map((number) => [`c${number}`, ['user:ana@example.com']]));
  const calls = {
    execute: async (_principal: Principal, { params = {} }: { params?: Record<string, unknown> }) => {
      const ofCalendar = rules.get(String(params.calendarId));
      const items = ofCalendar?.map((id) => ({ id, role: 'reader' })) ?? [...rules.keys()].map((id) => ({ id }));
      return { body: { items } };
    },
  } as unknown as UserCallExecutor;
  const read = readCalendarAccess({ calls, clock, memory: new SubjectStore(store, clock) });
  const find = async () => {
    const { rows, gap } = await read({ userId: 'ana' } as Principal, 0);
    expect(gap).toBe('Only the first 50 calendars are evaluated.');
    return rows.map(({ title, grantee, role }) => `${title}: ${grantee} ${role}`);
  };
  expect(await find()).toEqual([]);
  rules.set('c1', ['user:ana@example.com', 'user:bo@example.com']);
  rules.set('c2', []);
  clock.advance(1_000);
  const changes = ['c1: bo@example.com reader', 'c2: ana@example.com undefined'];
  expect((await find()).toSorted()).toEqual(changes);
  // A calendar that was not read moves into the first 50, and another one moves out.
  rules.delete('c0');
  rules.set('c0', ['user:ana@example.com']);
  expect((await find()).toSorted()).toEqual([...changes, 'c50: ana@example.com reader']);
  rules.delete('c50');
  rules.set('c50', ['user:ana@example.com']);
  expect((await find()).filter((change) => change.startsWith('c0'))).toEqual([]);
  await store.destroy();
  rmSync(directory, { recursive: true });
});
