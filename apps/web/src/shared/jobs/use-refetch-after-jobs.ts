import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Job } from './queries.ts';

type States = ReadonlyMap<string, Job['state']>;

/**
 * Refetches the shown data of a service when a job that calls it has ended, including undo jobs and jobs whose dialog was closed.
 * `jobs` is undefined until loaded.
 */
export function useRefetchAfterJobs(jobs: readonly Job[] | undefined): void {
  const client = useQueryClient();
  const known = useRef<States | undefined>(undefined);
  useEffect(() => {
    if (!jobs) return;
    const before = known.current;
    known.current = new Map(jobs.map(({ jobId, state }) => [jobId, state]));
    if (!before) return; // The page already shows the results of jobs that ended before it loaded.
    const services = new Set(jobs.filter((job) => hasJustEnded(job, before)).map(getService));
    if (services.size === 0) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => services.has(findServicePart(String(queryKey[0]))) });
  }, [client, jobs]);
}

function hasJustEnded({ jobId, state }: Job, before: States): boolean {
  return (state === 'ended' || state === 'stopped') && before.get(jobId) !== state;
}

function getService({ operationId }: Job): string {
  return findServicePart(operationId);
}

function findServicePart(operationId: string): string {
  return operationId.slice(0, operationId.indexOf('.'));
}
