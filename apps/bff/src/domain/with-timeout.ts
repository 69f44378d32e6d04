import { setTimeout as sleep } from 'node:timers/promises';

/** Whether work ends within so many milliseconds; when it does not, it goes on. Rejects when the work does by then. */
export async function withTimeout(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const ended = work.then(() => true);
  return Promise.race([ended, sleep(limitMs, false, { ref: false })]);
}
