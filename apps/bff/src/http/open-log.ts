import { destination, type Logger, pino } from 'pino';
import { logOptions } from './log-options.ts';

// A write for each line costs a tenth of what a call does: lines go out together, soon enough to be followed.
const WRITE_FROM_BYTES = 16_000; // The library takes less than 16 KiB.
const WRITE_EVERY_MS = 100;

/** The log of the process, on its standard output. What has not been written yet is written when the process ends. */
export function openLog(level: string): Logger {
  const output = destination({ sync: false, minLength: WRITE_FROM_BYTES, periodicFlush: WRITE_EVERY_MS });
  return pino({ ...logOptions, level }, output);
}
