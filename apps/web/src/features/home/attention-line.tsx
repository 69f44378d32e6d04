import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Clock, ClockAlert, Hourglass, KeyRound, ListX, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isComplete } from '#shared/indexes/incomplete.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { type Attention, listAttention } from './attention.ts';
import { failuresQuery, pendingApprovalsQuery, requestsQuery } from './queries.ts';

const glyphs: Readonly<Record<Attention['kind'], { icon: LucideIcon; tone: string }>> = {
  overdue: { icon: ClockAlert, tone: 'text-orange-fg' },
  due: { icon: Clock, tone: 'text-amber-fg' },
  failing: { icon: CircleAlert, tone: 'text-red-fg' },
  job: { icon: ListX, tone: 'text-red-fg' },
  requests: { icon: KeyRound, tone: 'text-blue-fg' },
};

/** Shows the most urgent items above all else, each with a link, or states that there are none. */
export function AttentionLine({ nowMs }: { nowMs: number }) {
  const session = useSession();
  const approvals = useQuery({ ...pendingApprovalsQuery, enabled: canCall(session, 'drive.approvals.list') });
  const failures = useQuery({ ...failuresQuery, enabled: canCall(session, 'script.processes.list') });
  const requests = useQuery({ ...requestsQuery, enabled: canCall(session, 'drive.accessproposals.list') });
  const jobs = useQuery(jobsQuery);
  const all = [approvals, failures, requests, jobs];
  const facts = { approvals: approvals.data, failures: failures.data, requests: requests.data, jobs: jobs.data };
  const isWhole = [approvals, requests].every(({ data }) => data === undefined || isComplete(data.coverage));
  const isLoading = all.some((query) => query.isLoading);
  const items = useDelayedReveal(isLoading) ? [] : listAttention(facts, nowMs);
  return (
    <section aria-label="Most urgent" className="min-h-40 max-sm:min-h-52 shrink-0 px-16 pb-12">
      {items.length > 0 && (
        // The items share one row, so that nothing below moves when they load.
        <ul className="fading-row -m-2 flex gap-8 py-2 pl-2">
          {items.map((item) => (
            <AttentionItem key={item.text} {...item} />
          ))}
        </ul>
      )}
      {items.length === 0 && !isLoading && all.every(({ error }) => !error) && <Calm isWhole={isWhole} />}
    </section>
  );
}

const HOLD_MS = 1_000;

/** Reports whether loaded items are held back until those before them have loaded. Slow ones are not waited for. */
function useDelayedReveal(isLoading: boolean): boolean {
  const [isReleased, setIsReleased] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReleased(true), HOLD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && !isReleased;
}

/** States that nothing is urgent, but only once everything has been checked. */
function Calm({ isWhole }: { isWhole: boolean }) {
  return (
    <p className="flex h-tool items-center gap-8 text-ink-2">
      {isWhole ? (
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden className="text-green-fg" />
      ) : (
        <Hourglass size={16} strokeWidth={1.75} aria-hidden className="text-ink-3" />
      )}
      {isWhole ? 'All clear' : 'All clear so far. Not all files have been scanned.'}
    </p>
  );
}

function AttentionItem({ kind, text, link }: Attention) {
  const { icon: Icon, tone } = glyphs[kind];
  return (
    <li className="max-w-4/5 shrink-0">
      <Link
        {...link}
        className="flex min-h-tool items-center gap-8 rounded-control border border-line bg-surface px-8 hover:bg-hover"
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden className={`shrink-0 ${tone}`} />
        <span className="max-sm:line-clamp-2 max-sm:wrap-anywhere max-sm:text-small sm:truncate">{text}</span>
      </Link>
    </li>
  );
}
