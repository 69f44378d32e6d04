import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { OperationContext } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { pageSizeOf } from '#core/schemas/requested-page-size.ts';
import { findProcesses, type ProcessPosition } from './find-processes.ts';
import type { ProcessFilter } from './process-filter.ts';
import { readProcesses } from './process-resource.ts';

type ListOperation = 'script.processes.list' | 'script.processes.listScriptProcesses';

type Context = Pick<OperationContext<ListOperation>, 'db' | 'fields' | 'caller'> & {
  params: { pageSize?: number; pageToken?: string };
};

/** The listed executions: those of some series within the times of a filter. */
type ListedProcesses = { operationId: ListOperation; filter: ProcessFilter; seriesIds: readonly number[] };

/** Returns a page of executions, newest first. */
export function toProcessPage(
  { db, fields, caller, params }: Context,
  { operationId, filter, seriesIds }: ListedProcesses,
): ScriptSchemas['ListUserProcessesResponse'] {
  const pageSize = pageSizeOf(operationId, params.pageSize);
  const tokens = new PageTokens(db, { id: operationId, service: 'script' }, [caller.accountId, filter]);
  const after = toPosition(tokens.read(params.pageToken));
  const positions = findProcesses(db, seriesIds, { ...filter, after }, pageSize + 1);
  const page = positions.slice(0, pageSize);
  const last = positions.length > pageSize ? page.at(-1) : undefined;
  const detail = { withError: fields.has('processes.error'), withLogs: fields.has('processes.logs') };
  const ids = page.map(({ id }) => id);
  return {
    ...(ids.length > 0 && { processes: readProcesses(db, ids, detail) }),
    ...(last && { nextPageToken: tokens.write([last.startTimeMs, last.id]) }),
  };
}

function toPosition(cursor: ReturnType<PageTokens['read']>): ProcessPosition | undefined {
  return cursor && { startTimeMs: Number(cursor[0]), id: Number(cursor[1]) };
}
