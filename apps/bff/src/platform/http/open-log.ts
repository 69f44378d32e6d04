import { destination, type Logger, pino } from 'pino';
import { logOptions } from './log-options.ts';

// Under load, one write contains many lines. No line is delayed longer than the interval.
const BATCH_BYTES = 4_096;
const FLUSH_INTERVAL_MS = 1_000;

/** Opens the process log on standard output. Buffered lines are written when the process ends. */
export function openLog(level: string): Logger {
  return pino(
    { ...logOptions, level },
    destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: FLUSH_INTERVAL_MS }),
  );
}
