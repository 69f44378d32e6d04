import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProcessStatusChip } from '#features/processes/status/process-status.tsx';
import { useNow } from '#lib/use-now.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatProcessDuration } from './process-columns.tsx';
import { toProcessList } from './process-list.ts';
import type { ProcessSearch } from './process-search.ts';
import { getProcessKey, newestProcessesQuery } from './queries.ts';

const TICK_MS = 30_000;
const MAX_SHOWN = 8;

type CompactProcessesProps = {
  title: string;
  /** The search of the processes screen, to which the title links. No relative times. */
  search: ProcessSearch;
  emptyText: string;
};

/** Lists the newest processes of a search in a few lines, within another screen. */
export function CompactProcesses({ title, search, emptyText }: CompactProcessesProps) {
  const tickMs = useNow(TICK_MS);
  const processes = useQuery(newestProcessesQuery(toProcessList(search, tickMs)));
  // Data that was just loaded may be newer than the last tick.
  const nowMs = Math.max(tickMs, processes.dataUpdatedAt);
  const shown = processes.data?.processes?.slice(0, MAX_SHOWN) ?? [];
  return (
    <section aria-label={title}>
      <h2 className="mb-8 font-semibold text-section">
        <Link to="/processes" search={search} className="word-target hover:underline">
          {title}
        </Link>
      </h2>
      {isUnreadable(processes) && <p className="text-ink-3">Could not be loaded: {explainError(processes.error)}</p>}
      {processes.isSuccess && shown.length === 0 && <p className="text-ink-3">{emptyText}</p>}
      <ul className="grid grid-cols-[max-content_minmax(0,1fr)_max-content_80px] gap-x-8">
        {shown.map((process) => (
          <li
            key={getProcessKey(process)}
            className="col-span-full grid min-h-32 grid-cols-subgrid items-center border-line border-t"
          >
            <span>
              <ProcessStatusChip status={process.processStatus} />
            </span>
            <Link
              to="/processes"
              search={{ ...search, peek: getProcessKey(process) }}
              className="word-target truncate font-mono text-small hover:underline"
            >
              {process.functionName || 'Unnamed function'}
            </Link>
            <span className="text-right text-ink-3 text-small">{formatProcessDuration(process, nowMs)}</span>
            <span className="text-right text-ink-2 text-small">
              <RelativeTime value={process.startTime} nowMs={nowMs} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
