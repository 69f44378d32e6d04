import { type Profiler, Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const TESTING = `${SOURCE}testing/`;
const REPEATS = 20;

/**
 * Returns the project's source files, relative to `src`, that execute code every time `act` runs. Reads V8's precise coverage
 * before and after each of several runs and counts only files that executed in every run; other files belong to background work.
 */
export async function findExecutedFiles(act: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    let files: string[] | undefined;
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      await session.post('Profiler.takePreciseCoverage'); // Counts start from here.
      await act();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const executed = result.filter(isExecuted).map(({ url }) => fileURLToPath(url));
      files = (files ?? executed).filter((file) => executed.includes(file));
    }
    return (files ?? []).map((file) => file.slice(SOURCE.length)).sort();
  } finally {
    session.disconnect();
  }
}

function isExecuted({ url, functions }: Profiler.ScriptCoverage): boolean {
  if (!url.startsWith('file:')) return false;
  const path = fileURLToPath(url);
  if (!path.startsWith(SOURCE) || path.startsWith(TESTING)) return false;
  return functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));
}
