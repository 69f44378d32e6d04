import { ApiError } from '@rotunda/api-client/errors';
import { callBff } from '#shared/api/call-bff.ts';
import type { Job } from './queries.ts';

const FIRST_POLL_MS = 250;
const MAX_PAUSE_MS = 2_000;

/** The job when it runs no more; undefined when the backend tells nothing of it. `onPoll` hears how far it is. */
export async function followJob(job: Job, onPoll?: (job: Job) => void): Promise<Job | undefined> {
  let latest = job;
  for (let pauseMs = FIRST_POLL_MS; latest.state === 'running'; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      latest = await readJob(job.jobId);
    } catch (error) {
      // A lost connection may come back; a refusal stays one.
      if (error instanceof ApiError && error.status < 500) return undefined;
    }
    onPoll?.(latest);
  }
  return latest;
}

/** A job as it is now. */
export function readJob(jobId: string): Promise<Job> {
  return callBff<Job>('bff.jobs.get', `/api/jobs/${encodeURIComponent(jobId)}`);
}
