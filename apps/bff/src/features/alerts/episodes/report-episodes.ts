import type { ReportStateRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Finds paused reports. Their episodes end when the report is changed. */
export function findPausedReports(rows: readonly ReportStateRow[]): Episode[] {
  return rows.map(({ id, name, reason, atMs }) => ({
    key: id,
    title: name,
    detail: `The report failed three times in a row and is paused. ${reason}`.trim(),
    path: `/alerts/reports?peek=${encodeURIComponent(id)}`,
    startMs: atMs,
    endMs: undefined,
    times: [atMs],
  }));
}
