import { type Clock, systemClock } from './clock.ts';

/**
 * Whether work finishes within the given milliseconds. The work continues after a timeout. Rejects if the work rejects in time.
 */
export async function withTimeout(
  work: Promise<unknown>,
  limitMs: number,
  clock: Clock = systemClock,
): Promise<boolean> {
  let cancel = (): void => undefined;
  const late = new Promise<boolean>((resolve) => {
    cancel = clock.after(limitMs, () => resolve(false));
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    cancel();
  }
}
