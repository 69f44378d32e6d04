import { expect, test } from 'vitest';
import { findDeployMarks } from './deploy-marks.ts';

const record = { recordId: '1', deploymentId: 'd', action: 'updated', origin: 'console' } as const;
const at = (deploymentId: string, versionNumber: number, updateTime: string) => ({
  deploymentId,
  deploymentConfig: { versionNumber },
  updateTime,
});
const deployment = at('d', 2, '2026-11-20T10:00:00Z');
const marksOf = (...input: Parameters<typeof findDeployMarks>) =>
  findDeployMarks(...input).map(({ label, timeMs }) => `${label} ${new Date(timeMs).toISOString()}`);

test('deployments are marked once, whether recorded by the console or known only to the service', () => {
  const history = [
    { ...record, versionNumber: 2, time: '2026-11-20T10:00:01Z' },
    { ...record, action: 'deleted', time: '2026-11-20T10:00:01Z' } as const,
  ];
  expect(marksOf(history, [deployment, at('e', 1, '2026-11-01T10:00:00Z'), {}])).toEqual([
    'version 1 2026-11-01T10:00:00.000Z',
    'version 2 2026-11-20T10:00:01.000Z',
  ]);
  expect(marksOf(undefined, [deployment])).toEqual(['version 2 2026-11-20T10:00:00.000Z']);
});

test('a change made elsewhere is marked at its own time, and not again when the console detected it', () => {
  const noticed = { ...record, origin: 'outside', versionNumber: 2, time: '2026-11-20T14:00:00Z' } as const;
  const before = { ...noticed, versionNumber: 1, time: '2026-11-10T14:00:00Z' };
  expect(marksOf([noticed, before], [deployment])).toEqual([
    'version 1 2026-11-10T14:00:00.000Z',
    'version 2 2026-11-20T10:00:00.000Z',
  ]);
  // Nothing else describes a deleted deployment.
  expect(marksOf([noticed], [])).toEqual(['version 2 2026-11-20T14:00:00.000Z']);
});

test('two deployments that changed within a minute have separate marks', () => {
  const history = [{ ...record, deploymentId: 'e', versionNumber: 1, time: '2026-11-20T10:00:30Z' }];
  expect(marksOf(history, [deployment])).toHaveLength(2);
});

test('a deployment found by the console at first is marked by its own update time', () => {
  const found = {
    ...record,
    action: 'found',
    origin: 'outside',
    versionNumber: 2,
    time: '2026-11-25T09:00:00Z',
  } as const;
  expect(marksOf([found], [deployment])).toEqual(['version 2 2026-11-20T10:00:00.000Z']);
});
