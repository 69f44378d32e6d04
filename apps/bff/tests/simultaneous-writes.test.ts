import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { AbsenceStore } from '#features/absences/absence-store.ts';
import { RuleStore } from '#features/alerts/rule-store.ts';
import { EvidenceStore } from '#features/approval-history/evidence/evidence-store.ts';
import { AccessPeriodStore } from '#features/calendar-access/access-period-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { openTwoStores } from './two-stores.ts';

const HOUR_MS = 3_600_000;

let open: Awaited<ReturnType<typeof openTwoStores>>;
/** The stores of two processes. */
let stores: readonly Store[];

beforeEach(async () => {
  open = await openTwoStores();
  stores = open.stores;
});

afterEach(() => open.close());

describe('simultaneous requests', () => {
  test('plan no overlapping access to a calendar, and no overlapping absences', async () => {
    const periods = stores.map((process) => new AccessPeriodStore(process, systemClock));
    const absences = stores.map((process) => new AbsenceStore(process, systemClock));
    const startMs = systemClock.nowMs() + HOUR_MS;
    const users = Array.from({ length: 4 }, (_, index) => ({ ...OLGA, userId: `user${index}` }));
    const scope = { type: 'user', value: 'ana@example.com' } as const;
    const grant = {
      calendarId: 'c',
      scope,
      role: 'reader',
      notifies: false,
      startMs,
      endMs: startMs + HOUR_MS,
    } as const;
    const planned = await Promise.all(users.flatMap((user) => periods.map((process) => process.create(user, grant))));
    expect(planned.filter((row) => row !== undefined)).toHaveLength(1);
    const draft = { standInEmail: 'ana@example.com', startMs, endMs: startMs + HOUR_MS };
    const away = await Promise.all(users.flatMap(() => absences.map((process) => process.create(OLGA, draft))));
    expect(away.filter((row) => row !== undefined)).toHaveLength(1);
  });

  test('add a rule that must exist only once, even beyond the limit', async () => {
    const rules = stores.map((process) => new RuleStore(process, systemClock, { add: async () => undefined }));
    const draft = { name: 'Reports', settings: {}, isTeam: false, isEnabled: true } as const;
    for (let index = 0; index < 50; index += 1)
      await rules[0]?.create(OLGA.userId, OLGA.name, { ...draft, kind: 'deploymentFails' });
    const everyRule = Array.from({ length: 4 }, () => rules).flat();
    await Promise.all(everyRule.map((one) => one.ensure(OLGA.userId, OLGA.name, { ...draft, kind: 'reportPaused' })));
    const kinds = (await rules[0]?.list(OLGA.userId))?.map(({ kind }) => kind) ?? [];
    expect([kinds.length, kinds.filter((kind) => kind === 'reportPaused').length]).toEqual([51, 1]);
  });

  test('store no more approval evidence than a user may have', async () => {
    const processes = stores.map((process) => new EvidenceStore(process, systemClock));
    const draft = { title: 'e', filters: [], notes: [], approvals: [{ fileId: 'f', approvalId: 'a' }] };
    const evidence = Array.from({ length: 30 }, () => processes).flat();
    await Promise.all(evidence.map((one) => one.create(OLGA, draft)));
    expect(await processes[0]?.list(OLGA.userId)).toHaveLength(20);
  });
});
