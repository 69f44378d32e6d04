import type { components } from '@rotunda/api-client/bff-types';
import { Link } from '@tanstack/react-router';
import type { Job } from './queries.ts';

type JobItem = components['schemas']['JobItem'];

type RunResultLinkProps = {
  /** When the job was accepted. */
  createTime: string;
  item: Pick<JobItem, 'label' | 'resultId' | 'endTime'>;
};

/** Reports whether the items of a job are function runs. */
export function startsRuns({ operationId }: Pick<Job, 'operationId'>): boolean {
  return operationId === 'script.scripts.run';
}

const CLOCKS_DIFFER_MS = 60_000; // The maximum difference between the clocks of console and service.

/** Links to the process that a job started or, if the service does not return it, to the processes that ran during the job. */
export function RunResultLink({ createTime, item: { label, resultId, endTime } }: RunResultLinkProps) {
  if (endTime === undefined) return null;
  const from = new Date(Date.parse(createTime) - CLOCKS_DIFFER_MS).toISOString();
  const to = new Date(Date.parse(endTime) + CLOCKS_DIFFER_MS).toISOString();
  return (
    <Link
      to="/processes"
      search={{ type: ['EXECUTION_API'], from, to, ...(resultId !== undefined && { peek: resultId }) }}
      className="word-target text-accent-ink underline-offset-2 hover:underline"
    >
      {resultId === undefined ? 'View runs at that time' : 'View run'}
      <span className="sr-only"> of {label}</span>
    </Link>
  );
}
