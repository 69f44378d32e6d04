import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { findDeployMarks } from '#shared/script/deployments/deploy-marks.ts';
import { deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import { deploymentsQuery } from '#shared/script/queries.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OptionalSelect } from '#ui/fields/optional-select.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type MetricsPoint, toPoints, withPreviousHalf, withPreviousWeek } from './metrics.ts';
import { metricsQueries } from './metrics-queries.ts';
import { MetricsTable } from './metrics-table.tsx';
import type { MetricsSearch } from './search.ts';

const MetricsCharts = lazyComponent(() => import('./metrics-charts.tsx'), 'MetricsCharts');
void MetricsCharts.preload();

const CHART_ROW = 'h-90'; // Five rows are as tall as the charts.

const GRANULARITIES = [
  { value: 'daily', label: 'Day' },
  { value: 'weekly', label: 'Week' },
] as const;

export type MetricsPanelProps = {
  scriptId: string;
  search: MetricsSearch;
  onSearch: (change: Partial<MetricsSearch>) => void;
  /** Opens the executions of a day or week. */
  onOpen: (point: MetricsPoint) => void;
};

/** Shows the usage and the failure rate of a project, with deployments that may be the cause. */
export function MetricsPanel({ scriptId, search, onSearch, onOpen }: MetricsPanelProps) {
  const [isTable, setIsTable] = useState(false);
  const isWeekly = search.weekly ?? false;
  const { points, error, refetch } = usePoints(scriptId, search);
  const deployments = useQuery(deploymentsQuery(scriptId)).data;
  const history = useQuery(deploymentHistoryQuery(scriptId)).data;
  const marks = useMemo(() => findDeployMarks(history, deployments ?? []), [history, deployments]);
  useShortcut('d', () => onSearch({ weekly: undefined }));
  useShortcut('w', () => onSearch({ weekly: true }));
  const choices = (deployments ?? []).map(({ deploymentId = '', deploymentConfig }) => ({
    value: deploymentId,
    label:
      deploymentConfig?.versionNumber === undefined
        ? 'HEAD'
        : readDeploymentText(deploymentConfig.description).name || deploymentId,
  }));
  return (
    <section aria-labelledby="metrics">
      <div className="mb-12 flex flex-wrap items-center gap-8">
        <h2 id="metrics" className="font-semibold text-section">
          Usage
        </h2>
        <p role="status" className="grow text-ink-2">
          {points && getSummary(points)}
        </p>
        <div className="flex flex-wrap gap-8">
          <SingleSelect
            label="By"
            choices={GRANULARITIES}
            value={isWeekly ? 'weekly' : 'daily'}
            onChange={(value) => onSearch({ weekly: value === 'weekly' || undefined })}
          />
          <OptionalSelect
            label="Deployment"
            choices={[{ value: '', label: 'All' }, ...choices]}
            value={search.deployment}
            onChange={(deployment) => onSearch({ deployment })}
          />
          <Button onPress={() => setIsTable(!isTable)}>
            {isTable ? (
              <ChartColumn size={14} strokeWidth={1.75} aria-hidden />
            ) : (
              <Table2 size={14} strokeWidth={1.75} aria-hidden />
            )}
            {isTable ? 'Charts' : 'Table'}
          </Button>
        </div>
      </div>
      {error && <ErrorView error={error} title="The metrics could not be loaded" onRetry={refetch} />}
      {!error && !points && <Skeleton label="Loading the metrics" rows={5} rowClass={CHART_ROW} />}
      {points && isTable && <MetricsTable points={points} isWeekly={isWeekly} onOpen={onOpen} />}
      {points && !isTable && (
        <Part name="The charts" fallback={<Skeleton label="Loading the charts" rows={5} rowClass={CHART_ROW} />}>
          <MetricsCharts points={points} marks={marks} isWeekly={isWeekly} onOpen={onOpen} />
        </Part>
      )}
    </section>
  );
}

/** Summarises the shown data in one line. */
function getSummary(points: readonly MetricsPoint[]): string {
  const sum = (read: (point: MetricsPoint) => number) => points.reduce((total, point) => total + read(point), 0);
  const total = sum((point) => point.total);
  if (total === 0) return 'no runs';
  const failed = sum((point) => point.failed);
  return `${countOf(total, 'run')}, ${failed === 0 ? 'none' : failed.toLocaleString('en')} failed`;
}

/**
 * Returns the shown days or weeks with their counterparts in the previous period. Weeks are always read, because days take their
 * counterparts from them.
 */
function usePoints(scriptId: string, search: MetricsSearch) {
  const { weekly } = search;
  const queries = metricsQueries(scriptId, search);
  const weeks = useQuery(queries.weeks);
  const days = useQuery({ ...queries.days, enabled: !weekly });
  const points = useMemo(() => {
    const byWeek = weeks.data && toPoints(weeks.data);
    if (weekly) return byWeek && withPreviousHalf(byWeek);
    return days.data && withPreviousWeek(toPoints(days.data), byWeek ?? []);
  }, [weeks.data, days.data, weekly]);
  const failed = weekly ? weeks : days;
  return { points, error: isUnreadable(failed) ? failed.error : null, refetch: () => void failed.refetch() };
}
