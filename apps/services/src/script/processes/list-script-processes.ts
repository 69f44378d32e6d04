import { missingParameter } from '#core/errors/service-error-format.ts';
import { operation } from '#core/operations/operation.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { listScriptSeries } from './process-access.ts';
import { toScriptProcessFilter } from './process-filter.ts';
import { toProcessPage } from './process-page.ts';

export const handler = operation('script.processes.listScriptProcesses', (context) => {
  const { db, params } = context;
  // Not required according to the API document, but there is nothing to list without it.
  if (!params.scriptId) throw missingParameter('script', 'scriptId');
  const { id: scriptId } = requireProject(context, params.scriptId);
  const filter = toScriptProcessFilter(params, scriptId);
  const seriesIds = listScriptSeries(db, filter);
  return toProcessPage(context, { operationId: 'script.processes.listScriptProcesses', filter, seriesIds });
});
