/** The source of the current time and of timers. Tests replace it. */
export type Clock = {
  /** Unix milliseconds. The system clock may be changed, so use timers for durations. */
  nowMs(): number;
  /** The milliseconds elapsed since an arbitrary moment, unaffected by changes of the system clock. */
  elapsedMs(): number;
  /** Calls `work` once after a delay, unaffected by changes of the system clock. Returns a function that cancels the timer. */
  after(delayMs: number, work: () => void): () => void;
};

const elapsedMs = () => performance.now();

export const systemClock: Clock = { nowMs: Date.now, elapsedMs, after: startTimer };

/** Returns a clock with the system's timers and the given time. */
export function createClockWithTime(nowMs: () => number): Clock {
  return { nowMs, elapsedMs, after: startTimer };
}

/** Resolves after a delay. */
export function sleep(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => clock.after(delayMs, resolve));
}

/** Calls `work` repeatedly, the first time after one interval. Returns a function that stops the calls. */
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
