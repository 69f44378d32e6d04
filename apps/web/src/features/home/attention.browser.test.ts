import { expect, test } from 'vitest';
import { type HomeFacts, listAttention } from './attention.ts';

const NOW_MS = Date.parse('2026-05-04T12:00:00Z');

const coverage = { state: 'current' as const, scanned: 9, total: 9, failedCount: 0, failed: [], calls: 9 };

function textsOf(facts: HomeFacts): string[] {
  return listAttention(facts, NOW_MS).map(({ kind, text }) => `${kind}: ${text}`);
}

function failedAt(startTime: string) {
  return { functionName: 'sync', projectName: 'Leave', startTime };
}

test('overdue items come before failures, and failures before pending items', () => {
  const texts = textsOf({
    approvals: {
      coverage,
      rows: [
        { fileId: 'f1', approvalId: 'a1', title: 'Contract', dueTime: '2026-05-02T12:00:00Z' },
        { fileId: 'f2', approvalId: 'a2', title: 'Budget', dueTime: '2026-05-04T16:00:00Z' },
        { fileId: 'f3', approvalId: 'a3', title: 'Plan', dueTime: '2026-05-09T16:00:00Z' },
      ],
    },
    failures: {
      processes: ['2026-05-04T11:00:00Z', '2026-05-04T10:00:00Z', '2026-05-03T13:00:00Z'].map(failedAt),
    },
    requests: { rows: [{ createTime: '2026-04-28T12:00:00Z' }], all: 2, coverage },
  });
  expect(texts).toEqual([
    'overdue: Overdue by 2 d: Contract',
    'due: Due in 4 h: Budget',
    'failing: 3 failures in 24 h: sync in Leave',
    'requests: 2 access requests, oldest 6 d',
  ]);
});

test('several items of one kind become one line with their number and a link to all', () => {
  const overdue = (name: string) => ({ fileId: name, approvalId: name, title: name, dueTime: '2026-05-02T12:00:00Z' });
  const failures = ['sync', 'export'].flatMap((functionName) =>
    Array.from({ length: 3 }, () => ({ ...failedAt('2026-05-04T11:00:00Z'), functionName })),
  );
  const facts = {
    approvals: { coverage, rows: [overdue('Contract'), overdue('Budget')] },
    failures: { processes: failures },
  };
  expect(textsOf(facts)).toEqual([
    'overdue: 2 approvals overdue',
    'failing: 2 functions failing repeatedly (6 failures in 24 h)',
  ]);
  const scanning = { ...coverage, state: 'scanning' as const };
  expect(textsOf({ approvals: { ...facts.approvals, coverage: scanning } })).toEqual(['overdue: 2+ approvals overdue']);
  expect(listAttention(facts, NOW_MS).map(({ link }) => link.to)).toEqual(['/reviews', '/processes']);
});

test('two failures in a day, an older one and a recent request are not urgent', () => {
  const texts = textsOf({
    failures: {
      processes: ['2026-05-04T11:00:00Z', '2026-05-04T10:00:00Z', '2026-05-03T11:00:00Z'].map(failedAt),
    },
    requests: { rows: [{ createTime: '2026-05-04T10:00:00Z' }], all: 1, coverage },
  });
  expect(texts).toEqual([]);
});
