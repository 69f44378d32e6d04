import { ApiError } from '@rotunda/api-client/errors';
import { callBff } from '#shared/api/call-bff.ts';
import type { Job } from './queries.ts';

const FIRST_POLL_MS = 250;
const MAX_PAUSE_MS = 2_000;

/**
 * Follows a job until it ends and returns it. Returns undefined if the backend no longer provides it. Calls `onPoll` with the
 * progress.
 */
export async function pollJob(job: Job, onPoll?: (job: Job) => void): Promise<Job | undefined> {
  let latest = job;
  for (let pauseMs = FIRST_POLL_MS; latest.state === 'running'; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      latest = await readJob(job.jobId);
    } catch (error) {
      // A lost connection may recover, but a rejection is final.
      if (error instanceof ApiError && error.status < 500) return undefined;
    }
    onPoll?.(latest);
  }
  return latest;
}

/** Reads the current state of a job. */
export function readJob(jobId: string): Promise<Job> {
  return callBff<Job>('bff.jobs.get', `/api/jobs/${encodeURIComponent(jobId)}`);
}
