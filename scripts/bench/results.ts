import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type BenchRow, benchRow } from './row.ts';

const results = z.strictObject({ rows: z.array(benchRow) });

/** Writes the rows to a file. Unless `isWhole`, only a part was measured, and other rows in the file are retained. */
export function writeResults(path: string, rows: readonly BenchRow[], { isWhole }: { isWhole: boolean }): void {
  const measured = new Set(rows.map(({ name }) => name));
  const retained = isWhole ? [] : readRows(path).filter(({ name }) => !measured.has(name));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify({ rows: [...retained, ...rows] }, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

function readRows(path: string): BenchRow[] {
  try {
    return results.parse(JSON.parse(readFileSync(path, 'utf8'))).rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
