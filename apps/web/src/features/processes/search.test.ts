import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processSearch, resolveTime, toProcessList, toWords } from './search.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);

test.each([
  ['-90m', '2026-11-21T10:30:00.000Z'],
  ['-24h', '2026-11-20T12:00:00.000Z'],
  ['-7d', '2026-11-14T12:00:00.000Z'],
  ['2026-11-01T08:00:00+02:00', '2026-11-01T06:00:00.000Z'],
])('%s is the time %s', (value, expected) => {
  expect(resolveTime(value, NOW_MS)).toBe(expected);
});

test.each(['', 'soon', '24h', '-24', '-1y', '-99999d'])('%j is not a time', (value) => {
  expect(resolveTime(value, NOW_MS)).toBeUndefined();
});

test('no address breaks the screen', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.anything()));
  const address = fc.dictionary(fc.constantFrom(...Object.keys(processSearch.shape), 'other'), value);
  fc.assert(
    fc.property(address, (raw) => {
      const { params } = toProcessList(processSearch.parse(raw), NOW_MS);
      expect(Object.values(params)).not.toContain(undefined);
    }),
  );
});

test('what was read from an address reads the same again', () => {
  const search = processSearch.parse({ status: 'FAILED', fn: 'sync', script: 42, from: '-24h', live: false });
  expect(search).toMatchObject({ status: ['FAILED'], fn: 'sync', script: '42', from: '-24h', live: false });
  expect(processSearch.parse(search)).toEqual(search);
});

test('one script is asked with its own names of the filters, and not for a project', () => {
  expect(toProcessList({ script: 's1', project: 'Orders', fn: 'sync', type: ['MENU'] }, NOW_MS)).toEqual({
    id: 'script.processes.listScriptProcesses',
    params: { scriptId: 's1', 'scriptProcessFilter.functionName': 'sync', 'scriptProcessFilter.types': ['MENU'] },
  });
});

test('a name that the console does not know keeps the word of the service', () => {
  expect(toWords('TIME_DRIVEN')).toBe('Time driven');
  expect(toWords('QUANTUM')).toBe('QUANTUM');
});
