import { destination, type Logger, pino } from 'pino';
import { logOptions } from './log-options.ts';

/** The log of the process, on its standard output. What has not been written yet is written when the process ends. */
export function openLog(level: string): Logger {
  return pino({ ...logOptions, level }, destination({ sync: false }));
}
