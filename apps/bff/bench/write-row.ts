/** A number and the most or the least that it may be. */
export type Measured = {
  /** What was measured, with the size it was measured at. */
  name: string;
  value: number;
  unit: string;
  /** The same, measured in the same run on something else. */
  peer?: { name: string; value: number };
  /** The bound on the value. */
  atMost?: number;
  /** Bounds on the value over the peer's. */
  ratioAtMost?: number;
  ratioAtLeast?: number;
};

/** Hands a row to `pnpm bench`, which reads the standard output. A row without bounds is only told. */
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
