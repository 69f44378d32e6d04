import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleStop } from 'lucide-react';
import { getProcessKey } from '#features/processes/list/queries.ts';
import { StopProcess } from '#features/processes/stop/stop-process.tsx';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { ProcessLog } from './process-log.tsx';
import { type ConsoleRun, runProcessQuery } from './run-process.ts';

/** Shows the log of a run beside its result. While it runs, also shows the running time and a stop button. */
export function RunLog({ version, ...run }: ConsoleRun & { version: number | undefined }) {
  const process = useQuery(runProcessQuery(run));
  const { scriptId, isRunning } = run;
  const found = process.data ?? undefined;
  return (
    <div className="flex flex-col gap-12">
      {isRunning && (
        <div className="flex flex-wrap items-center gap-12">
          <ElapsedTime sinceMs={run.startedMs} />
          {found ? <StopProcess process={found} /> : <UnlistedStop />}
        </div>
      )}
      {isUnreadable(process) && (
        <p className="text-ink-3">The log could not be loaded: {explainError(process.error)}</p>
      )}
      {process.isSuccess && (found || isRunning) && (
        <ProcessLog logs={found?.logs ?? []} code={{ scriptId, version }} isSettled={!isRunning} />
      )}
      {process.isSuccess && !found && !isRunning && (
        <p className="text-ink-3">The service does not list this run, so its log is not available.</p>
      )}
      {found && (
        <Link
          to="/scripts/$scriptId/processes"
          params={{ scriptId }}
          search={{ peek: getProcessKey(found) }}
          className="word-target self-start text-accent-ink underline underline-offset-2 hover:text-ink"
        >
          Process details
        </Link>
      )}
    </div>
  );
}

/** Replaces the stop button until the service lists the process. */
function UnlistedStop() {
  return (
    <Button data-op="script.processes.cancel" disabledReason="The service does not list this run yet.">
      <CircleStop size={14} strokeWidth={1.75} aria-hidden />
      Stop process
    </Button>
  );
}
