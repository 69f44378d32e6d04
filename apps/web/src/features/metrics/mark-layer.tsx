import { countOf } from '@rotunda/api-client/count-of';
import { Fragment, useRef } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import { useClientPx } from '#ui/browser/use-client-px.ts';
import { groupMarks, LABEL_PX, type MarkGroup } from './mark-groups.ts';
import type { MetricsPoint } from './metrics.ts';

const GAP_PX = 2;

type MarkLayerProps = {
  points: readonly MetricsPoint[];
  marks: readonly DeployMark[];
  /** The width of the scale at the left of the charts. */
  leftPx: number;
};

/** The deployments over the charts: a line at the time of each, and labels without overlap. */
export function MarkLayer({ points, marks, leftPx }: MarkLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const widthPx = useClientPx(layer, 'clientWidth', 'rotunda.px.metrics');
  return (
    <div ref={layer} className="pointer-events-none absolute inset-y-0 right-0" style={{ left: leftPx }}>
      {widthPx > 0 &&
        groupMarks(marks, points, widthPx).map((group) => (
          <Fragment key={getKey(group.marks[0])}>
            {group.marks.map((mark) => (
              <span
                key={getKey(mark)}
                className="absolute inset-y-0 border-ink-2 border-l border-dashed"
                style={{ left: mark.leftPx }}
              />
            ))}
            <MarkLabel group={group} />
          </Fragment>
        ))}
    </div>
  );
}

function MarkLabel({ group: { labelPx, marks } }: { group: MarkGroup }) {
  const changes = marks.map(({ label, timeMs }) => `${label} ${formatDateTime(timeMs)}`).join(', ');
  return (
    <p
      // Above the columns, which would otherwise intercept the pointer.
      className="pointer-events-auto absolute top-0 z-1 truncate rounded-control bg-neutral-bg px-4 text-micro text-neutral-fg"
      style={{ left: labelPx + GAP_PX, maxWidth: LABEL_PX - 2 * GAP_PX }}
      title={`Deployed ${changes}`}
    >
      <span aria-hidden>{marks.length === 1 ? marks[0]?.label : countOf(marks.length, 'deployment')}</span>
      <span className="sr-only">Deployed {changes}</span>
    </p>
  );
}

function getKey(mark: DeployMark | undefined): string {
  return `${mark?.deploymentId} ${mark?.timeMs}`;
}
