import { useMemo } from 'react';
import { countOf } from '#shared/format/count.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { PressButton } from '#ui/press-button.tsx';
import { type Lane, layOutLanes } from './lane-layout.ts';
import { type Process, statusLook } from './process-status.tsx';
import { processKey } from './queries.ts';
import type { ProcessSearch } from './search.ts';
import { type LaneDeploy, useLaneDeploys } from './use-lane-deploys.ts';

type ProcessLanesProps = {
  processes: readonly Process[];
  nowMs: number;
  onSearch: (change: Partial<ProcessSearch>) => void;
};

/**
 * The loaded processes over time, a lane for each function: overlaps and gaps show, and where its script was deployed. A
 * lane's name lists its runs.
 */
export function ProcessLanes({ processes, nowMs, onSearch }: ProcessLanesProps) {
  const { lanes, fromMs, toMs } = useMemo(() => layOutLanes(processes, nowMs), [processes, nowMs]);
  const deploys = useLaneDeploys(processes).filter(({ timeMs }) => timeMs >= fromMs && timeMs <= toMs);
  return (
    <section aria-label="Processes over time" className="min-h-0 flex-1 overflow-auto border-line border-t bg-surface">
      <p className="sticky top-0 z-1 flex h-32 items-center justify-between border-line border-b bg-sunken pr-16 pl-240 text-ink-2 text-small max-sm:pl-16">
        <span>{formatDateTime(fromMs)}</span>
        <span>{formatDateTime(toMs)}</span>
      </p>
      <ul>
        {lanes.map((lane) => {
          const ownDeploys = deploys.filter(({ scriptId }) =>
            lane.marks.some((mark) => mark.process.scriptId === scriptId),
          );
          return (
            <li key={lane.name} className="flex h-36 items-center border-line border-b max-sm:h-56 max-sm:flex-col">
              <PressButton
                onPress={() => onSearch({ mode: undefined, fn: lane.name })}
                className="h-28 w-224 shrink-0 cursor-default truncate rounded-control px-16 text-left font-mono text-small hover:bg-hover max-sm:w-full"
              >
                {lane.name || 'Unnamed function'} <span className="text-ink-3">{lane.marks.length}</span>
              </PressButton>
              <div
                role="img"
                aria-label={laneLabel(lane, ownDeploys)}
                className="relative mx-16 h-24 min-w-0 flex-1 max-sm:self-stretch bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-center bg-no-repeat"
              >
                {lane.marks.map(({ process, leftPercent, widthPercent }) => (
                  <span
                    key={processKey(process)}
                    title={markLabel(process)}
                    style={{ left: `min(${leftPercent}%, 100% - 4px)`, width: `max(4px, ${widthPercent}%)` }}
                    className={`absolute top-4 h-16 rounded-control ${MARKS[statusLook(process.processStatus).family]}`}
                  />
                ))}
                {ownDeploys.map(({ timeMs, label }) => (
                  <span
                    key={`${timeMs} ${label}`}
                    title={`Deployed ${label}, ${formatDateTime(timeMs)}`}
                    style={{ left: `${((timeMs - fromMs) * 100) / (toMs - fromMs)}%` }}
                    className="absolute inset-y-0 w-4 border-accent-ink border-l-2 border-dashed"
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
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

function laneLabel({ name, marks }: Lane, deploys: readonly LaneDeploy[]): string {
  const failed = marks.filter(({ process }) => ['FAILED', 'TIMED_OUT'].includes(process.processStatus ?? '')).length;
  const runs = `${countOf(marks.length, 'run')} of ${name || 'an unnamed function'}, ${failed} failed or timed out`;
  return [runs, ...deploys.map(({ label, timeMs }) => `deployed ${label} ${formatDateTime(timeMs)}`)].join(', ');
}

function markLabel({ functionName = 'Process', processStatus, startTime }: Process): string {
  return `${functionName}, ${statusLook(processStatus).label}, ${startTime ? formatDateTime(Date.parse(startTime)) : 'start unknown'}`;
}
