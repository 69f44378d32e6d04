import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDuration } from '#shared/format/time.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { NameRunDialog } from './name-run-dialog.tsx';
import { changeRun, deleteRun, type ExplorerRun, RUNS_KEY, runsQuery } from './runs-api.ts';

const TICK_MS = 60_000;

/** Lists the user's manual calls of one operation or all. Each can be reopened as a form. */
export function RunList({ operationId }: { operationId?: string }) {
  const runs = useQuery(runsQuery(operationId));
  if (runs.isPending) return <Skeleton label="Loading earlier runs" rows={3} />;
  if (isUnreadable(runs)) {
    return (
      <ErrorView error={runs.error} title="Earlier runs could not be loaded" onRetry={() => void runs.refetch()} />
    );
  }
  if (runs.data.length === 0) return <p className="text-ink-2">No runs yet</p>;
  return (
    <ul aria-label="Earlier runs" className="flex flex-col">
      {runs.data.map((run) => (
        <RunItem key={run.runId} run={run} showsOperation={operationId === undefined} />
      ))}
    </ul>
  );
}

function RunItem({ run, showsOperation }: { run: ExplorerRun; showsOperation: boolean }) {
  const queryClient = useQueryClient();
  const nowMs = useNow(TICK_MS);
  const [isNaming, setIsNaming] = useState(false);
  const change = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      notify(error instanceof Error ? explainError(error) : 'The run could not be changed');
    });
    await queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
  };
  const title = run.name ?? describeRun(run, showsOperation);
  return (
    <li className="flex items-center gap-8 border-line border-b py-4">
      <Link
        to="/explorer/$operationId"
        params={{ operationId: run.operationId }}
        search={{ params: run.params, run: run.runId }}
        className="word-target min-w-0 flex-1 truncate text-accent-ink hover:underline"
      >
        {title}
      </Link>
      <span className={run.status >= 400 || run.status === 0 ? 'text-red-fg' : 'text-ink-2'}>
        {run.status === 0 ? 'no response' : run.status}
      </span>
      <span className="w-56 shrink-0 text-right text-ink-3 text-small max-sm:hidden">
        {formatDuration(run.durationMs)}
      </span>
      <span className="w-88 shrink-0 truncate text-ink-3 text-small">
        <RelativeTime value={run.time} nowMs={nowMs} />
      </span>
      <IconButton icon={Pencil} label={`Name ${title}`} onPress={() => setIsNaming(true)} />
      <IconButton
        icon={run.isPinned ? PinOff : Pin}
        label={run.isPinned ? `Unpin ${title}` : `Pin ${title}`}
        isActive={run.isPinned}
        onPress={() => void change(changeRun(run.runId, { isPinned: !run.isPinned }))}
      />
      <IconButton icon={Trash2} label={`Delete ${title}`} onPress={() => void change(deleteRun(run.runId))} />
      {isNaming && (
        <NameRunDialog
          name={run.name}
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            setIsNaming(false);
            void change(changeRun(run.runId, { name }));
          }}
        />
      )}
    </li>
  );
}

/** Returns the default name of a run, based on its inputs. */
export function describeRun({ operationId, params, body }: ExplorerRun, showsOperation: boolean): string {
  const given = Object.entries(params)
    .flatMap(([name, values]) => values.map((value) => `${name} ${value}`))
    .join(', ');
  const parts = [showsOperation ? operationId : '', given, body === undefined ? '' : 'with a body'];
  return parts.filter((part) => part !== '').join(' · ') || 'Without parameters';
}
