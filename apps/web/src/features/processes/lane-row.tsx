import { countOf } from '#shared/format/count.ts';
import { formatDateTime } from '#shared/format/time.ts';
import type { DeployMark } from '#shared/script/deploy-marks.ts';
import { PressButton } from '#ui/press-button.tsx';
import type { Lane } from './lane-layout.ts';
import { type Process, statusLook } from './process-status.tsx';
import { processKey } from './queries.ts';

type LaneRowProps = {
  lane: Lane;
  /** Changes of the deployments of the lane's project in the time that is shown. */
  deploys: readonly DeployMark[];
  fromMs: number;
  toMs: number;
  /** Whether lanes of other projects are shown as well, so that this one names its own. */
  isProjectNamed: boolean;
  onOpen: () => void;
};

/** One function of one project over time: its name, which lists its runs, the runs, and where its script was deployed. */
export function LaneRow({ lane, deploys, fromMs, toMs, isProjectNamed, onOpen }: LaneRowProps) {
  const project = isProjectNamed ? lane.projectName || 'Untitled project' : undefined;
  return (
    <li
      className={`flex items-center border-line border-b max-sm:flex-col max-sm:justify-center ${project ? 'h-48 max-sm:h-72' : 'h-36 max-sm:h-56'}`}
    >
      <PressButton
        onPress={onOpen}
        className="w-224 shrink-0 cursor-default rounded-control px-16 py-4 text-left hover:bg-hover max-sm:w-full"
      >
        <span className="block truncate font-mono text-small">
          {lane.functionName || 'Unnamed function'} <span className="text-ink-3">{lane.marks.length}</span>
        </span>{' '}
        {project && <span className="block truncate text-ink-2 text-micro">{project}</span>}
      </PressButton>
      <div
        role="img"
        aria-label={laneLabel(lane, project, deploys)}
        className="relative mx-16 h-24 min-w-0 flex-1 max-sm:flex-none max-sm:self-stretch bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-center bg-no-repeat"
      >
        {lane.marks.map(({ process, leftPercent, widthPercent }) => (
          <span
            key={processKey(process)}
            title={markLabel(process)}
            style={{ left: `min(${leftPercent}%, 100% - 4px)`, width: `max(4px, ${widthPercent}%)` }}
            className={`absolute top-4 h-16 rounded-control ${MARKS[statusLook(process.processStatus).family]}`}
          />
        ))}
        {deploys.map(({ deploymentId, timeMs, label }) => (
          <span
            key={`${deploymentId} ${timeMs}`}
            title={`Deployed ${label}, ${formatDateTime(timeMs)}`}
            style={{ left: `${((timeMs - fromMs) * 100) / (toMs - fromMs)}%` }}
            className="absolute inset-y-0 w-4 border-accent-ink border-l-2 border-dashed bg-surface"
          />
        ))}
      </div>
    </li>
  );
}

const MARKS = {
  neutral: 'bg-neutral-solid',
  blue: 'bg-blue-solid',
  green: 'bg-green-solid',
  red: 'bg-red-solid',
  orange: 'bg-orange-solid',
  amber: 'bg-amber-solid',
  teal: 'bg-teal-solid',
  magenta: 'bg-magenta-solid',
} as const;

function laneLabel({ functionName, marks }: Lane, project: string | undefined, deploys: readonly DeployMark[]): string {
  const failed = marks.filter(({ process }) => ['FAILED', 'TIMED_OUT'].includes(process.processStatus ?? '')).length;
  const name = `${functionName || 'an unnamed function'}${project ? ` in ${project}` : ''}`;
  const runs = `${countOf(marks.length, 'run')} of ${name}, ${failed} failed or timed out`;
  return [runs, ...deploys.map(({ label, timeMs }) => `deployed ${label} ${formatDateTime(timeMs)}`)].join(', ');
}

function markLabel({ functionName = 'Process', processStatus, startTime }: Process): string {
  return `${functionName}, ${statusLook(processStatus).label}, ${startTime ? formatDateTime(Date.parse(startTime)) : 'start unknown'}`;
}
