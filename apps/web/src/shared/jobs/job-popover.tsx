import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { useNow } from '#lib/use-now.ts';
import type { DelayedCall } from '#shared/delayed-calls/delayed-calls-query.ts';
import { PendingCallList } from '#shared/delayed-calls/pending-call-list.tsx';
import { formatDistance } from '#shared/format/time.ts';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { JobState } from './job-state.tsx';
import type { Job } from './queries.ts';

type JobPopoverProps = {
  jobs: readonly Job[];
  held: readonly DelayedCall[];
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Lists the delayed calls and the latest jobs, with their progress, failures and actions. */
export function JobPopover({ jobs, held, triggerRef, onClose }: JobPopoverProps) {
  return (
    <PopoverFrame triggerRef={triggerRef} className="w-440 max-w-[calc(100vw-16px)]" onClose={onClose}>
      <Dialog aria-label="Jobs" className="max-h-[70vh] overflow-auto outline-none">
        <PendingCallList delayedCalls={held} />
        <ul aria-label="Jobs">
          {jobs.map((job) => (
            <JobItem key={job.jobId} job={job} onClose={onClose} />
          ))}
        </ul>
        <Link
          to="/jobs"
          onClick={onClose}
          className="block border-line border-t px-16 py-8 text-accent-ink underline-offset-2 hover:underline"
        >
          All jobs
        </Link>
      </Dialog>
    </PopoverFrame>
  );
}

function JobItem({ job, onClose }: { job: Job; onClose: () => void }) {
  const nowMs = useNow(10_000);
  return (
    <li className="flex flex-col gap-6 border-line border-b px-16 py-12 last:border-b-0">
      <div className="flex items-baseline gap-8">
        <Link
          to="/jobs/$jobId"
          params={{ jobId: job.jobId }}
          onClick={onClose}
          className="word-target min-w-0 flex-1 truncate rounded-control font-medium hover:underline"
        >
          {job.title}
        </Link>
        <span className="shrink-0 text-ink-3 text-small">{formatDistance(Date.parse(job.updateTime), nowMs)}</span>
      </div>
      <JobState job={job} />
    </li>
  );
}
