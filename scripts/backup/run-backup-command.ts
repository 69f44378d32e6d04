import { reportFault } from './fault-text.ts';

const EXIT_USAGE = 64; // EX_USAGE of sysexits.h
const PROGRESS_EVERY_MS = 2_000;

/**
 * Runs a command that takes one directory, and writes its output lines. Sets the exit code: 64 with the usage for invalid
 * arguments, and 1 with one line for a fault that is not one of the program.
 */
export async function runBackupCommand(
  usage: string,
  command: (directory: string, onProgress: (done: number, of: number) => void) => Promise<string[]>,
): Promise<void> {
  const [directory, ...rest] = process.argv.slice(2);
  if (directory === undefined || directory.startsWith('-') || rest.length > 0) {
    process.stderr.write(usage);
    process.exitCode = EXIT_USAGE;
    return;
  }
  try {
    const lines = await command(directory, showProgress());
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    reportFault(error);
  }
}

/** Formats a size for users, such as `1.2 GB`. */
export function toSizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}

function showProgress(): (done: number, of: number) => void {
  let shownAt = performance.now();
  return (done, of) => {
    if (performance.now() - shownAt < PROGRESS_EVERY_MS) return;
    shownAt = performance.now();
    process.stderr.write(`${done} of ${of} files\n`);
  };
}
