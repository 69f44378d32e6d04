import { type Clock, systemClock } from './clock.ts';

/** Whether work ends within so many milliseconds; when it does not, it goes on. Rejects when the work does by then. */
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
