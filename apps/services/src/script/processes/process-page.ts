import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { OperationContext } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { findProcesses, type ProcessPosition } from './find-processes.ts';
import type { ProcessFilter } from './process-filter.ts';
import { readProcessRows, toProcess } from './process-resource.ts';

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
  const pageSize = getPageSize(operationId, params.pageSize);
  const tokens = new PageTokens(db, { id: operationId, service: 'script' }, [caller.accountId, filter]);
  const after = toPosition(tokens.read(params.pageToken));
  const positions = findProcesses(db, seriesIds, { ...filter, after }, pageSize + 1);
  const detail = { withError: fields.has('processes.error'), withLogs: fields.has('processes.logs') };
  const rows = readProcessRows(
    db,
    positions.map(({ id }) => id),
  );
  const { resources, last } = readPage(rows, pageSize, (row) => toProcess(db, row, detail));
  return {
    ...(resources.length > 0 && { processes: resources }),
    ...(last && { nextPageToken: tokens.write([last.startTimeMs, last.id]) }),
  };
}

function toPosition(cursor: ReturnType<PageTokens['read']>): ProcessPosition | undefined {
  return cursor && { startTimeMs: Number(cursor[0]), id: Number(cursor[1]) };
}
