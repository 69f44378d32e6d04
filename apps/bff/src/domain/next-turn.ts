import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for the next turn of long work, which calls this between slices of a few milliseconds. SQLite and parsers do not wait for
 * anything, so without it no other request would run until the work ends. All long work of the process shares the turns: one slice
 * runs at a time, with the waiting requests before the next, however many users have started such work.
 */
export function waitForNextTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
