import type { DeploymentRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Finds scheduled deployments that failed, and deployments with many failures after a change. */
export function findFailedDeployments(rows: readonly DeploymentRow[]): Episode[] {
  return rows.map(({ id, scriptId, name, detail, atMs }) => ({
    key: id,
    title: name,
    detail,
    path: `/scripts/${encodeURIComponent(scriptId)}/deployments`,
    startMs: atMs,
    endMs: undefined,
    times: [atMs],
  }));
}
