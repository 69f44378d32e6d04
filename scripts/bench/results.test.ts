import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeResults } from './results.ts';
import type { BenchRow } from './row.ts';
import { toTable } from './table.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-results-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const lists: BenchRow = {
  name: 'lists',
  value: 4.25,
  unit: 'ms',
  peer: { name: 'a tenth of the size', value: 4 },
  ratio: 1.0625,
  target: '≤ 15 ms',
  ok: true,
};
const memory: BenchRow = { ...lists, name: 'memory', value: 1726.4, unit: 'MiB', peer: null, ratio: null, ok: false };

test('a run of one part replaces its rows and retains those of the other parts', () => {
  const path = join(directory, 'bench', 'results.json');
  const read = () => JSON.parse(readFileSync(path, 'utf8'));
  writeResults(path, [lists, memory], { isWhole: true });
  writeResults(path, [{ ...memory, value: 100 }], { isWhole: false });
  expect(read()).toEqual({ rows: [lists, { ...memory, value: 100 }] });
  writeResults(path, [memory], { isWhole: true });
  expect(read()).toEqual({ rows: [memory] });
});

test('the table marks values that missed their target', () => {
  expect(toTable([lists, memory])).toBe(
    [
      'what    value      compared with              ratio  target   met',
      'lists   4.25 ms    4 ms, a tenth of the size  1.06×  ≤ 15 ms  yes',
      'memory  1,726 MiB                                    ≤ 15 ms  NO',
    ].join('\n'),
  );
});
