import { countOf } from '@rotunda/api-client/count-of';
import type { Store } from '#platform/store/open-store.ts';
import type { DeploymentRow, ReadSource } from './alert-source.ts';

const MAX_ROWS = 200;
const NOT_DEPLOYED = 'A scheduled deployment was not made.';

/** Reads the outcomes of deployments that a user scheduled or watched. */
export function readDeployments(store: Store): ReadSource<'deployments'> {
  return async ({ userId }, sinceMs) => {
    const scheduled = await store
      .selectFrom('scheduled_deployments')
      .select(['id', 'script_id', 'description', 'reason', 'updated_at'])
      .where('user_id', '=', userId)
      .where('state', '=', 'failed')
      .where('updated_at', '>=', sinceMs)
      .orderBy('updated_at', 'desc')
      .limit(MAX_ROWS)
      .execute();
    const watched = await store
      .selectFrom('deployment_watches')
      .select(['id', 'script_id', 'former_description as description', 'state', 'reason', 'updated_at', 'failures'])
      .select(['version_number', 'former_version'])
      .where('user_id', '=', userId)
      .where('state', 'in', ['failing', 'rolledBack'])
      .where('updated_at', '>=', sinceMs)
      .orderBy('updated_at', 'desc')
      .limit(MAX_ROWS)
      .execute();
    const rows: DeploymentRow[] = [
      ...scheduled.map((row) => toRow(row, `${NOT_DEPLOYED} ${row.reason}`)),
      ...watched.map((row) => toRow(row, describeWatch(row))),
    ];
    return { rows, gap: undefined };
  };
}

type Stored = { id: string; script_id: string; description: string; updated_at: number };

function toRow({ id, script_id, description, updated_at }: Stored, detail: string): DeploymentRow {
  const [name = ''] = description.split('\n');
  return {
    id,
    scriptId: script_id,
    name: name || 'Unnamed deployment',
    detail: detail.trim(),
    atMs: Number(updated_at),
  };
}

type Watched = {
  state: string;
  reason: string;
  failures: number;
  version_number: number | null;
  former_version: number;
};

function describeWatch({ state, reason, failures, version_number: version, former_version: former }: Watched): string {
  const found = `Version ${version ?? ''} had ${countOf(failures, 'failed run')}.`;
  return state === 'rolledBack' ? `${found} Rolled back to version ${former}.` : `${found} ${reason}`;
}
