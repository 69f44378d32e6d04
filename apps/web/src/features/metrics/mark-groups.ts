import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import type { MetricsPoint } from './metrics.ts';

/** The width of a label: “12 deployments” in the smallest font size, with some padding. */
export const LABEL_PX = 96;

/** A deployment, with its distance from the left end of the charts. */
export type PlacedMark = DeployMark & { leftPx: number };
/** Deployments that share a label because they are too close together, and the start of the label. */
export type MarkGroup = { labelPx: number; marks: readonly PlacedMark[] };

/** Positions the deployments within the shown points, oldest first, so that labels do not overlap each other or the right end. */
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
