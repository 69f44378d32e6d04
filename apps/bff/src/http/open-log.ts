import { destination, type Logger, pino } from 'pino';
import { LogLines } from './log-lines.ts';
import { logOptions } from './log-options.ts';

/** The log of the process, on its standard output. What has not been written yet is written when the process ends. */
export function openLog(level: string): Logger {
  // The types of the output know of text alone.
  const lines = new LogLines({ write: (bytes) => output.write(bytes as unknown as string) });
  // Before the output takes its leave of the process.
  process.on('exit', () => lines.flush());
  const output = destination({ sync: false, contentMode: 'buffer' });
  return pino({ ...logOptions, level }, lines);
}
