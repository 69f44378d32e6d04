import { operationQuery } from '#shared/api/operation-query.ts';
import type { MetricsSearch } from './search.ts';

/** Returns the queries of the metrics of a project by week and by day, of all deployments or a selected one. */
export function metricsQueries(scriptId: string, { deployment }: MetricsSearch) {
  const query = (metricsGranularity: 'WEEKLY' | 'DAILY') =>
    operationQuery('script.projects.getMetrics', {
      scriptId,
      metricsGranularity,
      ...(deployment && { 'metricsFilter.deploymentId': deployment }),
    });
  return { weeks: query('WEEKLY'), days: query('DAILY') };
}
