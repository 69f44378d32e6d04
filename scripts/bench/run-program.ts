import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BenchRow, benchRow } from './row.ts';

/**
 * Runs a measuring program. It writes one row per line, as JSON, to the standard output; its standard error output is passed
 * through. Throws if a line is not a row, or if the program fails.
 */
export async function runProgram(path: string, args: readonly string[] = []): Promise<BenchRow[]> {
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const rows: BenchRow[] = [];
  for await (const line of createInterface({ input: child.stdout })) rows.push(benchRow.parse(JSON.parse(line)));
  const [code] = await ended;
  if (code !== 0) throw new Error(`${path} exited with ${code}`);
  return rows;
}
