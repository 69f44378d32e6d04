import type { Latency } from './measure.ts';

/** One measured number, in the shape that `pnpm bench` puts into its table. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  peer: { name: string; value: number } | null;
  ratio: number | null;
  target: string;
  ok: boolean;
};

/** What every response of a list has to keep to. */
const MAX_P95_MS = 15;
const MAX_GROWTH = 2;

/**
 * How long a call takes at the whole size, held against a tenth of it. Growth goes by medians, which rare pauses do
 * not sway.
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

/** How long a call takes at ten times the size, for which there is no target, and how that has grown. */
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

/** Hands a row to `pnpm bench`, which reads the standard output. */
export function writeRow(row: Row): void {
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Tells people how far the measurement is. */
export function say(words: string): void {
  process.stderr.write(`${words}\n`);
}
