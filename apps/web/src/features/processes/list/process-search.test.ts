import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toProcessList } from './process-list.ts';
import { processSearch, toCamelCaseWords } from './process-search.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);

test('no address crashes the screen', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.anything()));
  const address = fc.dictionary(fc.constantFrom(...processSearch.names, 'other'), value);
  fc.assert(
    fc.property(address, (raw) => {
      const { params } = toProcessList(processSearch.parse(raw), NOW_MS);
      expect(Object.values(params)).not.toContain(undefined);
    }),
  );
});

test('a parsed address is parsed again to the same result', () => {
  const search = processSearch.parse({ status: 'FAILED', fn: 'sync', script: 42, from: '-24h', live: false });
  expect(search).toMatchObject({ status: ['FAILED'], fn: 'sync', script: '42', from: '-24h', live: false });
  expect(processSearch.parse(search)).toEqual(search);
});

test('a single script is requested with its own filter names, and without a project', () => {
  expect(toProcessList({ script: 's1', project: 'Orders', fn: 'sync', type: ['MENU'] }, NOW_MS)).toEqual({
    id: 'script.processes.listScriptProcesses',
    params: { scriptId: 's1', 'scriptProcessFilter.functionName': 'sync', 'scriptProcessFilter.types': ['MENU'] },
  });
});

test('an unknown name is displayed as the service sent it', () => {
  expect(toCamelCaseWords('TIME_DRIVEN')).toBe('Time-driven');
  expect(toCamelCaseWords('QUANTUM')).toBe('QUANTUM');
});
