/** Source of the current time and of timers; tests pass one of their own. */
export type Clock = {
  /** Unix milliseconds. The clock may be set: what has to last for a while takes a timer. */
  nowMs(): number;
  /** Milliseconds that have passed since some moment, whatever the clock is set to. */
  elapsedMs(): number;
  /** Calls back once after a while, whatever the clock is set to; returns what cancels the timer. */
  after(delayMs: number, work: () => void): () => void;
};

const elapsedMs = () => performance.now();

export const systemClock: Clock = { nowMs: Date.now, elapsedMs, after: startTimer };

/** A clock with the timers of the system and a time of its own. */
export function clockWithTime(nowMs: () => number): Clock {
  return { nowMs, elapsedMs, after: startTimer };
}

/** Resolves after a while. */
export function sleep(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => clock.after(delayMs, resolve));
}

/** Calls back again and again, for the first time after one interval; returns what ends that. */
export function repeat(clock: Clock, intervalMs: number, work: () => void): () => void {
  let cancel: () => void;
  const wait = (): void => {
    cancel = clock.after(intervalMs, () => {
      wait();
      work();
    });
  };
  wait();
  return () => cancel();
}

function startTimer(delayMs: number, work: () => void): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}
