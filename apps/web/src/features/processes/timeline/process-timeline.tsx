import { useMemo } from 'react';
import { searchOfFunction } from '#features/processes/of-project.ts';
import type { ProcessSearch } from '#features/processes/process-search.ts';
import type { Process } from '#features/processes/process-status.tsx';
import { processKey } from '#features/processes/queries.ts';
import { SHAPES_LEGEND } from '#features/processes/run-shape.ts';
import { useSeenScripts } from '#features/processes/use-seen-scripts.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { TimelineDeploysLine } from './timeline-deploys-line.tsx';
import { countProjects, layOutTimeline } from './timeline-layout.ts';
import { TimelineRowView } from './timeline-row-view.tsx';
import { useTimelineDeploys } from './use-timeline-deploys.ts';

type ProcessTimelineProps = {
  processes: readonly Process[];
  nowMs: number;
  onSearch: (change: Partial<ProcessSearch>) => void;
  isWithinProject: boolean;
};

/**
 * The loaded processes over time, a row for each function of each project: overlaps and gaps show, and where its script was
 * deployed. A row's name lists its runs.
 */
export function ProcessTimeline({ processes, nowMs, onSearch, isWithinProject }: ProcessTimelineProps) {
  const { rows, fromMs, toMs } = useMemo(() => layOutTimeline(processes, nowMs), [processes, nowMs]);
  const scripts = useMemo(() => new Set(rows.flatMap(({ scriptId }) => scriptId ?? [])), [rows]);
  const { list, seen } = useSeenScripts(rows.map(({ scriptId }) => scriptId));
  // Of an earlier list some may have gone.
  const { marks, isPending, ...looked } = useTimelineDeploys(
    useMemo(() => seen.filter((id) => scripts.has(id)), [seen, scripts]),
  );
  const shownMarks = (scriptId: string | undefined) =>
    (marks.get(scriptId ?? '') ?? []).filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
  const projectCount = countProjects(rows);
  return (
    <section aria-label="Processes over time" className="min-h-0 flex-1 overflow-auto border-line border-t bg-surface">
      <p className="sticky top-0 z-1 flex h-32 items-center justify-between border-line border-b bg-sunken pr-16 pl-240 text-ink-2 text-small max-sm:pl-16">
        <span>{formatDateTime(fromMs)}</span>
        <span>{formatDateTime(toMs)}</span>
      </p>
      <TimelineDeploysLine
        count={[...marks.keys()].flatMap(shownMarks).length}
        projectCount={projectCount}
        isPending={isPending || (seen.length === 0 && scripts.size > 0)}
        {...looked}
      />
      <ul ref={list}>
        {rows.map((row) => (
          <TimelineRowView
            key={row.key}
            row={row}
            deploys={shownMarks(row.scriptId)}
            fromMs={fromMs}
            toMs={toMs}
            isProjectNamed={projectCount > 1}
            onOpen={() => onSearch(searchOfFunction(row, isWithinProject))}
            onOpenRun={(process) => onSearch({ peek: processKey(process) })}
          />
        ))}
      </ul>
      <p className="px-16 py-8 text-ink-3 text-small">{SHAPES_LEGEND}</p>
    </section>
  );
}
