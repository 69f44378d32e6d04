import { countOf } from '@rotunda/api-client/count-of';
import type { Process } from '#features/processes/status/process-status.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import type { TimelineRow } from './timeline-layout.ts';
import { TimelineRuns } from './timeline-runs.tsx';

type TimelineRowViewProps = {
  row: TimelineRow;
  /** The deployment changes of the row's project in the shown time range. */
  deploys: readonly DeployMark[];
  fromMs: number;
  toMs: number;
  /** Whether rows of other projects are shown, so that the row includes the name of its project. */
  isProjectNamed: boolean;
  onOpen: () => void;
  onOpenRun: (process: Process) => void;
};

/** Shows one function of a project over time: its name, which lists its runs, the runs, and the deployments of its script. */
export function TimelineRowView({
  row,
  deploys,
  fromMs,
  toMs,
  isProjectNamed,
  onOpen,
  onOpenRun,
}: TimelineRowViewProps) {
  const project = isProjectNamed ? row.projectName || 'Untitled project' : undefined;
  const second = row.error ?? project;
  return (
    <li
      className={`flex items-center border-line border-b max-sm:flex-col max-sm:justify-center ${second ? 'h-48 max-sm:h-72' : 'h-36 max-sm:h-56'}`}
    >
      <PressButton
        onPress={onOpen}
        className="w-224 shrink-0 cursor-default rounded-control px-16 py-4 text-left hover:bg-hover max-sm:w-full"
      >
        <span className="block truncate font-mono text-small">
          {row.functionName || 'Unnamed function'} <span className="text-ink-3">{row.marks.length}</span>
        </span>{' '}
        {second && (
          <span className={`block truncate text-micro ${row.error ? 'text-red-fg' : 'text-ink-2'}`}>{second}</span>
        )}
      </PressButton>
      <TimelineRuns label={getRowLabel(row, project, deploys)} marks={row.marks} onOpen={onOpenRun}>
        {deploys.map(({ deploymentId, timeMs, label }) => (
          <span
            key={`${deploymentId} ${timeMs}`}
            aria-hidden
            title={`Deployed ${label}, ${formatDateTime(timeMs)}`}
            style={{ left: `${((timeMs - fromMs) * 100) / (toMs - fromMs)}%` }}
            className="absolute inset-y-0 w-4 border-accent-ink border-l-2 border-dashed bg-surface"
          />
        ))}
      </TimelineRuns>
    </li>
  );
}

function getRowLabel(
  { functionName, error, marks }: TimelineRow,
  project: string | undefined,
  deploys: readonly DeployMark[],
): string {
  const failed = marks.filter(({ process }) => hasFailed(process)).length;
  const name = `${functionName || 'an unnamed function'}${project ? ` in ${project}` : ''}`;
  const runs = `${countOf(marks.length, 'run')} of ${name}, ${failed} failed or timed out${error ? `: ${error}` : ''}`;
  return [runs, ...deploys.map(({ label, timeMs }) => `deployed ${label} ${formatDateTime(timeMs)}`)].join(', ');
}
