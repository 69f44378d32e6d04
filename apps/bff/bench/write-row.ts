/** A measured number with its upper or lower bounds. */
export type Measured = {
  /** The name of the measurement, including its size. */
  name: string;
  value: number;
  unit: string;
  /** The same measurement of something else in the same run. */
  peer?: { name: string; value: number };
  /** The bound on the value. */
  atMost?: number;
  /** The bounds on the ratio of the value to the peer's value. */
  ratioAtMost?: number;
  ratioAtLeast?: number;
};

/** Writes a row to the standard output for `pnpm bench`. A row without bounds is informational. */
export function writeRow({ name, value, unit, peer, atMost, ratioAtMost, ratioAtLeast }: Measured): void {
  const ratio = peer ? value / peer.value : null;
  const target =
    [
      atMost === undefined ? [] : `≤ ${atMost} ${unit}`,
      ratioAtMost === undefined ? [] : `≤ ${ratioAtMost}×`,
      ratioAtLeast === undefined ? [] : `≥ ${ratioAtLeast}×`,
    ]
      .flat()
      .join(', ') || 'none';
  const ok = value <= (atMost ?? Infinity) && isWithin(ratio, ratioAtLeast, ratioAtMost);
  process.stdout.write(`${JSON.stringify({ name, value, unit, peer: peer ?? null, ratio, target, ok })}\n`);
}

function isWithin(ratio: number | null, least = -Infinity, most = Infinity): boolean {
  return ratio === null || (ratio >= least && ratio <= most);
}
