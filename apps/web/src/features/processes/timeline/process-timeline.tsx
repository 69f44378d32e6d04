import { useMemo } from 'react';
import { searchOfFunction } from '#features/processes/list/of-project.ts';
import type { ProcessSearch } from '#features/processes/list/process-search.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { ProjectTimeline } from './project-timeline.tsx';
import { SHAPES_LEGEND } from './run-shape.ts';
import { TimelineAxis } from './timeline-axis.tsx';
import { TimelineDeploysLine } from './timeline-deploys-line.tsx';
import { countProjects, layOutTimeline } from './timeline-layout.ts';
import { TimelineRowView } from './timeline-row-view.tsx';
import { useTimelineDeploys } from './use-timeline-deploys.ts';
import { useViewedScripts } from './use-viewed-scripts.ts';

type ProcessTimelineProps = {
  processes: readonly Process[];
  nowMs: number;
  onSearch: (change: Partial<ProcessSearch>) => void;
  isWithinProject: boolean;
  /** The deployment in the filter of the list. */
  deploymentId: string | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
};

/**
 * Shows the loaded processes over time, in one row for each function of each project, with overlaps, gaps and the deployments of
 * its script. The name of a row lists its runs. With only one project, failures have one row per error, and all project changes
 * are shown above the rows.
 */
export function ProcessTimeline({ processes, nowMs, onSearch, isWithinProject, ...props }: ProcessTimelineProps) {
  const only = isOfOneProject(processes) ? processes[0]?.scriptId : undefined;
  const { rows, fromMs, toMs } = useMemo(
    () => layOutTimeline(processes, nowMs, only !== undefined),
    [processes, nowMs, only],
  );
  const openRun = (process: Process) => onSearch({ peek: getProcessKey(process) });
  const scripts = useMemo(() => new Set(rows.flatMap(({ scriptId }) => scriptId ?? [])), [rows]);
  const { list, seen } = useViewedScripts(rows.map(({ scriptId }) => scriptId));
  // Some scripts of an earlier list may no longer be present.
  const { marks, isPending, ...looked } = useTimelineDeploys(
    useMemo(() => seen.filter((id) => scripts.has(id)), [seen, scripts]),
  );
  const listShownMarks = (scriptId: string | undefined) =>
    (marks.get(scriptId ?? '') ?? []).filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
  const projectCount = countProjects(rows);
  return (
    <section aria-label="Processes over time" className="min-h-0 flex-1 overflow-auto border-line border-t bg-surface">
      <TimelineAxis
        fromMs={fromMs}
        toMs={toMs}
        onZoom={([from, to]) => onSearch({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })}
      />
      {only === undefined && (
        <TimelineDeploysLine
          count={[...marks.keys()].flatMap(listShownMarks).length}
          projectCount={projectCount}
          isPending={isPending || (seen.length === 0 && scripts.size > 0)}
          {...looked}
        />
      )}
      {only !== undefined && (
        <ProjectTimeline
          scriptId={only}
          deploymentId={props.deploymentId}
          processes={processes}
          fromMs={fromMs}
          toMs={toMs}
          onOpenRun={openRun}
        />
      )}
      <ul ref={list}>
        {rows.map((row) => (
          <TimelineRowView
            key={row.key}
            row={row}
            deploys={listShownMarks(row.scriptId)}
            fromMs={fromMs}
            toMs={toMs}
            isProjectNamed={projectCount > 1}
            onOpen={() => onSearch(searchOfFunction(row, isWithinProject))}
            onOpenRun={openRun}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-16 px-16 py-8 text-ink-3 text-small">
        {SHAPES_LEGEND}
        {props.hasMore && (
          <TextButton onPress={props.onLoadMore}>
            {props.isLoadingMore ? 'Loading earlier runs' : 'Load earlier runs'}
          </TextButton>
        )}
      </p>
    </section>
  );
}

function isOfOneProject(processes: readonly Process[]): boolean {
  return new Set(processes.map(({ scriptId }) => scriptId)).size === 1;
}
