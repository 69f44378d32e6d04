import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { getProcessKey, sameFunctionQuery } from './list/queries.ts';
import { getStatusAppearance, type Process } from './status/process-status.tsx';
import { runShape } from './timeline/run-shape.ts';

const SHOWN_RUNS = 50;

/** Shows the last runs of the same function, oldest first, as marks that link to them. Arrow keys move between marks. */
export function RecentRuns({ process }: { process: Process }) {
  const runs = useQuery(sameFunctionQuery(process));
  if (runs.isPending) return <Skeleton label="Loading the runs of this function" rows={3} rowClass="h-24" />;
  if (isUnreadable(runs)) return <p className="text-ink-3 text-small">Earlier runs: {explainError(runs.error)}</p>;
  const processes = (runs.data?.processes ?? []).slice(0, SHOWN_RUNS).reverse();
  if (processes.length === 0) return null;
  const failed = processes.filter(
    ({ processStatus }) => processStatus === 'FAILED' || processStatus === 'TIMED_OUT',
  ).length;
  return (
    <section>
      <h3 className="mb-6 font-semibold">
        {processes.length === 1
          ? 'Last run of this function'
          : `Last ${countOf(processes.length, 'run')} of this function`}
      </h3>
      <ol
        aria-label={`${failed} of ${processes.length === 1 ? '' : 'the last '}${countOf(processes.length, 'run')} failed or timed out`}
        onKeyDown={walkMarks}
        className="flex flex-wrap"
      >
        {processes.map((run, index) => (
          <li key={getProcessKey(run)} className="flex">
            <Link
              to="/processes"
              search={{ script: run.scriptId, fn: run.functionName, peek: getProcessKey(run) }}
              aria-label={markLabel(run)}
              aria-current={getProcessKey(run) === getProcessKey(process) || undefined}
              title={markLabel(run)}
              tabIndex={index === processes.length - 1 ? 0 : -1}
              className="flex size-24 items-end justify-center rounded-control border-b-2 border-b-transparent pb-2 hover:bg-hover aria-current:border-b-accent"
            >
              <span className={`w-8 rounded-control ${runShape(run.processStatus)}`} />
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-3 text-small">
        {failed === 0 ? 'None failed' : `${failed} failed or timed out`}. Newest on the right. Tall: failed; striped:
        timed out; hollow: in progress.
      </p>
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function walkMarks(event: KeyboardEvent<HTMLOListElement>): void {
  const marks = [...event.currentTarget.querySelectorAll('a')];
  const step = STEPS[event.key];
  const next = step === undefined ? undefined : marks[marks.findIndex((mark) => mark.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function markLabel({ processStatus, startTime }: Process): string {
  return `${getStatusAppearance(processStatus).label}, ${formatDateTime(Date.parse(startTime ?? ''))}`;
}
