import { expect, test } from 'vitest';
import { toStatistics } from './approval-statistics.ts';

const HOUR_MS = 3_600_000;
const startMs = Date.parse('2026-11-20T08:00:00Z');
const at = (hours: number) => new Date(startMs + hours * HOUR_MS).toISOString();
const asked = (email: string, response: string) => ({ email, name: email.split('@')[0] ?? '', response });

test('the median covers start to decision, without cancelled and running approvals', () => {
  const ended = (hours: number, status: 'APPROVED' | 'DECLINED' | 'CANCELLED') => ({
    status,
    createTime: at(0),
    completeTime: at(hours),
    reviewers: [asked('ana@x.org', status === 'CANCELLED' ? 'NO_RESPONSE' : status)],
  });
  const running = {
    status: 'IN_PROGRESS' as const,
    createTime: at(0),
    reviewers: [asked('bo@x.org', 'NO_RESPONSE')],
    changeRequests: [{ email: 'BO@x.org', name: 'bo', time: at(2) }],
  };
  const rows = [ended(1, 'APPROVED'), ended(4, 'DECLINED'), ended(9, 'CANCELLED'), running];
  const found = toStatistics(rows, startMs + 24 * HOUR_MS);
  expect(found).toMatchObject({
    total: 4,
    running: 1,
    requested: 1,
    decided: 2,
    cancelled: 1,
    medianMs: 2.5 * HOUR_MS,
  });
  expect(found.reviewers).toEqual([
    { email: 'ana@x.org', name: 'ana', approved: 1, declined: 1, requested: 0, waiting: 0, medianMs: 2.5 * HOUR_MS },
    { email: 'bo@x.org', name: 'bo', approved: 0, declined: 0, requested: 1, waiting: 1, medianMs: undefined },
  ]);
});

test('approvals that ended late or are overdue count as late; those with time left do not', () => {
  const base = { createTime: at(0), reviewers: [] };
  const rows = [
    { ...base, status: 'APPROVED' as const, dueTime: at(5), completeTime: at(4) },
    { ...base, status: 'APPROVED' as const, dueTime: at(5), completeTime: at(6) },
    { ...base, status: 'IN_PROGRESS' as const, dueTime: at(5) },
    { ...base, status: 'IN_PROGRESS' as const, dueTime: at(50) },
    { ...base, status: 'IN_PROGRESS' as const },
  ];
  expect(toStatistics(rows, startMs + 10 * HOUR_MS)).toMatchObject({ dueCount: 3, lateCount: 2 });
});
