import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Process } from '#features/processes/status/process-status.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { countProjects, layOutTimeline } from './timeline-layout.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);

test('a row contains the runs of one function between the first start and the last end', () => {
  const { rows, fromMs, toMs } = layOutTimeline(
    [
      sampleProcess({ startTime: '2026-11-20T10:00:00Z', endTime: '2026-11-20T10:30:00Z' }),
      sampleProcess({
        startTime: '2026-11-20T11:00:00Z',
        endTime: undefined,
        duration: undefined,
        processStatus: 'RUNNING',
      }),
      sampleProcess({ functionName: 'mailDigest', startTime: '2026-11-20T10:00:00Z', endTime: '2026-11-20T11:00:00Z' }),
    ],
    NOW_MS,
  );
  expect([fromMs, toMs]).toEqual([Date.UTC(2026, 10, 20, 10), NOW_MS]);
  expect(
    rows.map(({ functionName, marks }) => [functionName, marks.map((mark) => [mark.leftPercent, mark.widthPercent])]),
  ).toEqual([
    [
      'syncOrders',
      [
        [0, 25],
        [50, 50],
      ],
    ],
    ['mailDigest', [[0, 50]]],
  ]);
});

test('functions with the same name in two projects have separate rows, and a project without an ID is identified by name', () => {
  const supplier = { scriptId: 'script-1', projectName: 'Supplier feed check', functionName: 'checkNextLine' };
  const price = { ...supplier, scriptId: 'script-2', projectName: 'Price feed check' };
  const unnamed = { ...supplier, scriptId: undefined };
  const rowsOf = (...all: Partial<Process>[]) => layOutTimeline(all.map(sampleProcess), NOW_MS).rows;
  const rows = rowsOf(supplier, price, supplier, price, supplier, unnamed);
  expect(rows.map(({ scriptId, projectName, marks }) => [scriptId, projectName, marks.length])).toEqual([
    ['script-1', 'Supplier feed check', 3],
    ['script-2', 'Price feed check', 2],
    [undefined, 'Supplier feed check', 1],
  ]);
  expect(countProjects(rows)).toBe(3);
  expect(countProjects(rowsOf(price, { ...price, functionName: 'mailDigest' }))).toBe(1);
});

test('no mark is outside the displayed period', () => {
  const time = fc.date({ min: new Date(NOW_MS - 1e9), max: new Date(NOW_MS), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(time, fc.option(time))), (spans) => {
      const processes = spans.map(([start, end]) =>
        sampleProcess({ startTime: start.toISOString(), endTime: end?.toISOString(), duration: undefined }),
      );
      for (const { marks } of layOutTimeline(processes, NOW_MS).rows) {
        for (const { leftPercent, widthPercent } of marks) {
          expect(leftPercent).toBeGreaterThanOrEqual(0);
          expect(leftPercent + widthPercent).toBeLessThanOrEqual(100.000001);
        }
      }
    }),
  );
});
