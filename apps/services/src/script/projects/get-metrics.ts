import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { missingParameter } from '#core/errors/service-error-format.ts';
import { operation } from '#core/operations/operation.ts';
import { countExecutions, type ExecutionCounts } from '#script/metrics/count-executions.ts';
import { toMetricsIntervals } from '#script/metrics/metrics-intervals.ts';
import { requireProject } from './require-project.ts';

export const handler = operation('script.projects.getMetrics', ({ db, caller, clock, params }) => {
  const { id: scriptId } = requireProject({ db, caller }, params.scriptId);
  const granularity = params.metricsGranularity;
  // Not required according to the API document, but there is nothing to count without it.
  if (granularity !== 'DAILY' && granularity !== 'WEEKLY') throw missingParameter('script', 'metricsGranularity');
  const intervals = toMetricsIntervals(granularity, clock.nowMs());
  // An empty filter is no filter, as everywhere in this service.
  const deploymentId = params['metricsFilter.deploymentId'] || undefined;
  const counts = countExecutions(db, { scriptId, deploymentId }, intervals);
  const toValues = (member: keyof ExecutionCounts): ScriptSchemas['MetricsValue'][] =>
    counts.map((count, index) => ({
      value: String(count[member]),
      startTime: toTimestamp(intervals.startMs + index * intervals.widthMs),
      endTime: toTimestamp(intervals.startMs + (index + 1) * intervals.widthMs),
    }));
  return {
    activeUsers: toValues('activeUsers'),
    totalExecutions: toValues('total'),
    failedExecutions: toValues('failed'),
  };
});
