import { operation } from '#core/operations/operation.ts';
import { listCallerSeries } from './process-access.ts';
import { toUserProcessFilter } from './process-filter.ts';
import { toProcessPage } from './process-page.ts';

export const handler = operation('script.processes.list', (context) => {
  const filter = toUserProcessFilter(context.params);
  const seriesIds = listCallerSeries(context.db, context.caller, filter);
  return toProcessPage(context, { operationId: 'script.processes.list', filter, seriesIds });
});
