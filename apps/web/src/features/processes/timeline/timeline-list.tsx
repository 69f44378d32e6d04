import { getProcessKey } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import type { ProjectChange } from '#shared/script/deployments/project-change.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { changeLabel } from './timeline-changes.tsx';
import { runLabel } from './timeline-runs.tsx';

type TimelineListProps = {
  processes: readonly Process[];
  changes: readonly ProjectChange[];
  onOpenRun: (process: Process) => void;
};

type Entry = { key: string; timeMs: number } & ({ run: Process } | { change: ProjectChange });

/** Lists the runs and changes of the timeline as text, newest first. */
export function TimelineList({ processes, changes, onOpenRun }: TimelineListProps) {
  const entries: Entry[] = [
    ...changes.map((change) => ({ key: change.key, timeMs: change.timeMs, change })),
    ...processes.map((run) => ({ key: getProcessKey(run), timeMs: Date.parse(run.startTime ?? ''), run })),
  ].toSorted((one, other) => other.timeMs - one.timeMs);
  return (
    <details className="border-line border-b px-16 py-8">
      <summary className="w-fit rounded-control">Show as a list</summary>
      <ol aria-label="Runs and changes, newest first" className="mt-8 flex flex-col gap-4 text-small">
        {entries.map((entry) => (
          <li key={entry.key} className={'change' in entry ? 'font-medium' : ''}>
            {'change' in entry ? (
              changeLabel(entry.change)
            ) : (
              <TextButton onPress={() => onOpenRun(entry.run)}>{runLabel(entry.run)}</TextButton>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
