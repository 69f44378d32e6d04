import { destination, type Logger, pino } from 'pino';
import { logOptions } from './log-options.ts';

// Under load one write takes many lines; nobody waits longer for one than this.
const BATCH_BYTES = 4_096;
const FLUSH_INTERVAL_MS = 1_000;

/** The log of the process, on its standard output. What has not been written yet is written when the process ends. */
export function openLog(level: string): Logger {
  return pino(
    { ...logOptions, level },
    destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: FLUSH_INTERVAL_MS }),
  );
}
