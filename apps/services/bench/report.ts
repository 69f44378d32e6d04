import type { Latency } from './measure.ts';

/** One line of the report: a call at the whole size, and at a tenth of it. */
export type Row = {
  name: string;
  /** How much is stored, for people. */
  size: string;
  whole: Latency;
  tenth: Latency;
};

/** What every row has to keep to. */
const MAX_P95_MS = 15;
const MAX_GROWTH = 2;

/** How much longer a call takes when ten times as much is stored; by medians, which rare pauses do not sway. */
function growthOf({ whole, tenth }: Row): number {
  return whole.p50Ms / tenth.p50Ms;
}

/** Whether a row keeps to both bounds. */
export function isWithinBounds(row: Row): boolean {
  return row.whole.p95Ms <= MAX_P95_MS && growthOf(row) <= MAX_GROWTH;
}

/** The rows as a table of plain text. */
export function toTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.size,
    row.whole.p50Ms.toFixed(1),
    row.whole.p95Ms.toFixed(1),
    row.tenth.p50Ms.toFixed(1),
    growthOf(row).toFixed(2),
    isWithinBounds(row) ? 'yes' : 'NO',
  ]);
  const header = ['call', 'stored', 'p50 ms', 'p95 ms', 'p50 ms at a tenth', 'growth', 'within bounds'];
  const all = [header, ...lines];
  const widths = header.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  return all.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
