import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import type { MetricsPoint } from './metrics.ts';

/** Room for a label: “12 deployments” in the smallest text, with some space around it. */
export const LABEL_PX = 96;

/** A deployment and how far it is from the left end of the charts. */
export type PlacedMark = DeployMark & { leftPx: number };
/** Deployments that one label names, and where that begins: those that are too close for a label each. */
export type MarkGroup = { labelPx: number; marks: readonly PlacedMark[] };

/** Places the deployments within the shown points, oldest first, so that no label reaches the next or the right end. */
export function groupMarks(
  marks: readonly DeployMark[],
  points: readonly MetricsPoint[],
  widthPx: number,
): readonly MarkGroup[] {
  const startMs = points[0]?.startMs ?? 0;
  const endMs = points.at(-1)?.endMs ?? 0;
  const groups: { labelPx: number; marks: PlacedMark[] }[] = [];
  for (const mark of marks) {
    if (mark.timeMs < startMs || mark.timeMs >= endMs) continue;
    const leftPx = ((mark.timeMs - startMs) * widthPx) / (endMs - startMs);
    const labelPx = Math.max(0, Math.min(leftPx, widthPx - LABEL_PX));
    const group = groups.at(-1);
    if (group && labelPx < group.labelPx + LABEL_PX) group.marks.push({ ...mark, leftPx });
    else groups.push({ labelPx, marks: [{ ...mark, leftPx }] });
  }
  return groups;
}
