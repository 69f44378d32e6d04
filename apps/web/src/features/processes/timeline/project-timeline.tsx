import { useMemo } from 'react';
import type { Process } from '#features/processes/status/process-status.tsx';
import { useProjectChanges } from '#shared/script/deployments/use-project-changes.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { TimelineChanges } from './timeline-changes.tsx';
import { TimelineList } from './timeline-list.tsx';

const SHARING_GAP = 'Sharing changes are shown only if they were made in this console.';

type ProjectTimelineProps = {
  scriptId: string;
  /** Only includes changes of this deployment, and those without a deployment. */
  deploymentId: string | undefined;
  processes: readonly Process[];
  fromMs: number;
  toMs: number;
  onOpenRun: (process: Process) => void;
};

/** Shows the changes of a project on the time axis of its runs, and as a list. */
export function ProjectTimeline({ scriptId, deploymentId, processes, fromMs, toMs, onOpenRun }: ProjectTimelineProps) {
  const { changes, gaps, isPending } = useProjectChanges(scriptId);
  const shown = useMemo(
    () =>
      changes.filter(
        (change) =>
          change.timeMs >= fromMs &&
          change.timeMs <= toMs &&
          (deploymentId === undefined || change.kind !== 'deployment' || change.deploymentId === deploymentId),
      ),
    [changes, deploymentId, fromMs, toMs],
  );
  if (isPending) return <Skeleton label="Loading the changes" rows={4} rowClass="h-36" />;
  return (
    <>
      <TimelineChanges scriptId={scriptId} changes={shown} fromMs={fromMs} toMs={toMs} />
      <ul aria-label="Known gaps" className="border-line border-b px-16 py-4 text-ink-3 text-small">
        {[...gaps, SHARING_GAP].map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <TimelineList processes={processes} changes={shown} onOpenRun={onOpenRun} />
    </>
  );
}
