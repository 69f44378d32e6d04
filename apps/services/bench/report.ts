import type { Latency } from './measure.ts';

/** A measurement, in the shape that `pnpm bench` puts into its table. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  peer: { name: string; value: number } | null;
  ratio: number | null;
  target: string;
  ok: boolean;
};

/** Limits that every list response must meet. */
const MAX_P95_MS = 15;
const MAX_GROWTH = 2;

/** Compares the latency of a call with that at a tenth of the size. Growth is the ratio of medians. */
export function toLatencyRow(name: string, whole: Latency, tenth: Latency): Row {
  const ratio = whole.p50Ms / tenth.p50Ms;
  return {
    name,
    value: whole.p95Ms,
    unit: 'ms',
    peer: { name: 'a tenth of the size', value: tenth.p95Ms },
    ratio,
    target: `p95 ≤ ${MAX_P95_MS} ms, median ≤ ${MAX_GROWTH}× of a tenth`,
    ok: whole.p95Ms <= MAX_P95_MS && ratio <= MAX_GROWTH,
  };
}

/** Writes a row to standard output, where `pnpm bench` reads it. */
export function writeRow(row: Row): void {
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Writes progress to standard error. */
export function logProgress(words: string): void {
  process.stderr.write(`${words}\n`);
}
