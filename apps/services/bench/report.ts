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

/**
 * Compares the latency of a call at full size with its latency at a tenth. Growth is the ratio of medians, which rare pauses do
 * not affect.
 */
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

/** Reports the latency of a call at ten times the size, which has no target, and its growth. */
export function toGrowthRow(name: string, tenfold: Latency, whole: Latency): Row {
  return {
    name,
    value: tenfold.p95Ms,
    unit: 'ms',
    peer: { name: 'a tenth of the size', value: whole.p95Ms },
    ratio: tenfold.p50Ms / whole.p50Ms,
    target: 'none',
    ok: true,
  };
}

/** Writes a row to standard output, where `pnpm bench` reads it. */
export function writeRow(row: Row): void {
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Writes progress to standard error. */
export function say(words: string): void {
  process.stderr.write(`${words}\n`);
}
