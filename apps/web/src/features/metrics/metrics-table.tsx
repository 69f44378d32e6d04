import { Button } from '#ui/buttons/button.tsx';
import { Missing } from '#ui/display/description-list.tsx';
import type { MetricsPoint } from './metrics.ts';
import { getPointName } from './point-text.ts';

type MetricsTableProps = { points: readonly MetricsPoint[]; isWeekly: boolean; onOpen: (point: MetricsPoint) => void };

const HEADERS = ['Runs', 'Previous', 'Failed', 'Failure rate', 'Active users'];

/** The table with the numbers of the charts. */
export function MetricsTable({ points, isWeekly, onOpen }: MetricsTableProps) {
  return (
    <table aria-label="Usage by day or week" className="w-full max-w-720 border-collapse text-right">
      <thead>
        <tr className="h-32 border-line border-b bg-sunken text-ink-2 text-small">
          <th scope="col" className="px-12 text-left font-medium">
            {isWeekly ? 'Week' : 'Day'} (UTC)
          </th>
          {HEADERS.map((header) => (
            <th key={header} scope="col" className="px-12 font-medium">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.startMs} className="h-32 border-line border-b">
            <th scope="row" className="px-4 text-left font-normal">
              <Button kind="quiet" data-op="script.processes.listScriptProcesses" onPress={() => onOpen(point)}>
                {getPointName(point, isWeekly)}
              </Button>
            </th>
            <td className="px-12">{point.total}</td>
            <td className="px-12 text-ink-2">{point.previousTotal ?? <Missing />}</td>
            <td className={`px-12 ${point.failed > 0 ? 'font-medium text-red-fg' : ''}`}>{point.failed}</td>
            <td className="px-12">{point.failedShare === undefined ? <Missing /> : `${point.failedShare}%`}</td>
            <td className="px-12">{point.users}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
