import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, Clock, ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { callBff } from '#shared/api/call-bff.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';
import { formatFailure } from './failure-text.ts';
import { JobState } from './job-state.tsx';
import { isUndoneBeforeStart } from './job-text.ts';
import { type Job, jobQuery } from './queries.ts';
import { RunResultLink, startsRuns } from './run-result-link.tsx';

type JobItem = components['schemas']['JobItem'];

const TOPICS = ['jobs'];
const POLL_MS = 1000;
const JOB_REPORT_PAGE_SIZE = 200;

const LOOKS: Readonly<Record<JobItem['state'], StateAppearance>> = {
  waiting: { label: 'Waiting', family: 'neutral', icon: Clock },
  running: { label: 'In progress', family: 'blue', icon: Clock },
  done: { label: 'Done', family: 'green', icon: CircleCheck },
  retryable: { label: 'Failed, can be retried', family: 'orange', icon: CircleX },
  final: { label: 'Refused', family: 'red', icon: CircleX },
  skipped: { label: 'Skipped', family: 'amber', icon: ShieldAlert },
  notStarted: { label: 'Not started', family: 'neutral', icon: Clock },
};

type JobReportDialogProps = {
  job: Job;
  /** Called when the job has ended. */
  onEnd: () => void;
  /** Called when the job was undone before anything was sent. Returns to the form. */
  onUndone?: () => void;
  /** Shown below the progress, for example what to do if the job cannot be undone. */
  note?: ReactNode;
  onClose: () => void;
};

/** Shows a job that has just started: its progress, and the result of each item. The job continues if the dialog is closed. */
export function JobReportDialog({ job: { jobId, title }, onEnd, onUndone, note, onClose }: JobReportDialogProps) {
  useLiveTopics(TOPICS);
  const job = useQuery(jobQuery(jobId));
  const isOver = job.data?.state === 'ended' || job.data?.state === 'stopped';
  const items = useQuery({ ...itemsQuery(jobId), refetchInterval: isOver ? false : POLL_MS });
  const { refetch } = items;
  const isUndone = job.data !== undefined && isUndoneBeforeStart(job.data);
  const announceEnd = useEffectEvent(() => {
    if (isUndone) onUndone?.();
    onEnd();
  });
  useEffect(() => {
    if (!isOver) return;
    void refetch();
    announceEnd();
  }, [isOver, refetch]);
  const failed = job.error ?? items.error;
  return (
    <Dialog title={title} isOpen isWide onClose={onClose}>
      {failed && (
        <p role="alert" className="text-red-fg">
          Progress unknown: {explainError(failed)}
        </p>
      )}
      {job.data && <JobState job={job.data} />}
      {note}
      <ul aria-label="Results" className="flex flex-col rounded-card border border-line">
        {items.data?.map((item) => (
          <ReportItem key={item.id} item={item}>
            {job.data && startsRuns(job.data) && <RunResultLink createTime={job.data.createTime} item={item} />}
          </ReportItem>
        ))}
      </ul>
      <div className="dialog-foot flex items-center gap-8">
        <Link
          to="/jobs/$jobId"
          params={{ jobId }}
          className="word-target mr-auto text-accent-ink text-small underline-offset-2 hover:underline"
        >
          Open in Jobs
        </Link>
        <DialogClose kind="primary" onClose={onClose}>
          Close
        </DialogClose>
      </div>
    </Dialog>
  );
}

function itemsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['bff.jobs.items', { jobId, pageSize: JOB_REPORT_PAGE_SIZE }],
    queryFn: async ({ signal }): Promise<readonly JobItem[]> => {
      type Items = components['schemas']['JobItemList'];
      const path = `/api/jobs/${encodeURIComponent(jobId)}/items`;
      return (await callBff<Items>('bff.jobs.items', path, { query: { pageSize: JOB_REPORT_PAGE_SIZE }, signal }))
        .items;
    },
  });
}

type ReportItemProps = { item: JobItem; children: ReactNode };

function ReportItem({ item: { label, state, reason, problem }, children }: ReportItemProps) {
  const why = reason ?? (problem && formatFailure({ problem }));
  return (
    <li aria-label={label} className="flex flex-wrap items-center gap-x-12 border-line px-12 py-6 not-first:border-t">
      <span className="min-w-160 flex-1 truncate font-medium">{label}</span>
      {why && <span className="text-ink-2">{why}</span>}
      {children}
      <StateChip {...LOOKS[state]} />
    </li>
  );
}
