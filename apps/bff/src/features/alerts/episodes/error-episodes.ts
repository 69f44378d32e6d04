import type { ErrorRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

type ErrorSettings = { functionName?: string; projectName?: string };

const DAY_MS = 24 * 3_600_000;

/** Finds errors that had not occurred before. An error's episode ends after a day without an occurrence. */
export function findNewErrors(rows: readonly ErrorRow[], settings: ErrorSettings, nowMs: number): Episode[] {
  const { functionName, projectName } = settings;
  return rows
    .filter(
      (row) =>
        (functionName === undefined || row.functionName === functionName) &&
        (projectName === undefined || row.projectName === projectName),
    )
    .map(({ id, label, functionName: name, projectName: project, seenMs, times }) => {
      const endMs = Math.max(...times) + DAY_MS;
      const query = `fn=${encodeURIComponent(name)}&project=${encodeURIComponent(project)}`;
      return {
        key: id,
        title: label,
        detail: `New error of ${name}${project === '' ? '' : ` in ${project}`}.`,
        path: `/processes?${query}&status=${encodeURIComponent('["FAILED","TIMED_OUT"]')}`,
        startMs: seenMs,
        endMs: endMs > nowMs ? undefined : endMs,
        times: times.toSorted((left, right) => left - right),
      };
    });
}
