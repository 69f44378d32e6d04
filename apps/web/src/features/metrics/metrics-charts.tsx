import { useId } from 'react';
import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import { BarChart } from './bar-chart.tsx';
import { MarkLayer } from './mark-layer.tsx';
import type { MetricsPoint } from './metrics.ts';
import { PointColumns } from './point-columns.tsx';

const SCALE_PX = 40;

type MetricsChartsProps = {
  points: readonly MetricsPoint[];
  marks: readonly DeployMark[];
  isWeekly: boolean;
  onOpen: (point: MetricsPoint) => void;
};

/** Three charts with a common time axis. The drawings are visual only; the columns over them have names and handle keys. */
export function MetricsCharts({ points, marks, isWeekly, onOpen }: MetricsChartsProps) {
  const hatchId = useId();
  const hatch = `url(#${hatchId})`;
  return (
    <div>
      <svg aria-hidden width={0} height={0} className="absolute">
        <defs>
          <pattern id={hatchId} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width={6} height={6} fill="var(--red-bg)" />
            <rect width={3} height={6} fill="var(--red-solid)" />
          </pattern>
        </defs>
      </svg>
      <Legend hatch={hatch} isWeekly={isWeekly} />
      <div className="relative">
        <div className="relative">
          <div aria-hidden>
            <BarChart
              title="Runs"
              points={points}
              heightPx={148}
              scalePx={SCALE_PX}
              parts={[
                { read: ({ fine }) => fine, fill: 'var(--accent)' },
                { read: ({ failed }) => failed, fill: hatch },
              ]}
              reference={({ previousTotal }) => previousTotal}
            />
            <BarChart
              title="Failure rate, %"
              points={points}
              heightPx={84}
              scalePx={SCALE_PX}
              parts={[{ read: ({ failedShare }) => failedShare, fill: hatch }]}
            />
            <BarChart
              title="Active users"
              points={points}
              heightPx={84}
              scalePx={SCALE_PX}
              parts={[{ read: ({ users }) => users, fill: 'var(--teal-solid)' }]}
            />
          </div>
          <MarkLayer points={points} marks={marks} leftPx={SCALE_PX} />
        </div>
        <PointColumns points={points} marks={marks} isWeekly={isWeekly} leftPx={SCALE_PX} onOpen={onOpen} />
      </div>
    </div>
  );
}

function Legend({ hatch, isWeekly }: { hatch: string; isWeekly: boolean }) {
  const entries = [
    { label: 'completed', fill: 'var(--accent)' },
    { label: 'failed or timed out', fill: hatch },
  ];
  return (
    <ul className="mb-8 flex flex-wrap gap-x-16 gap-y-4 text-ink-2 text-small">
      {entries.map(({ label, fill }) => (
        <li key={label} className="flex items-center gap-6">
          <svg aria-hidden width={12} height={12}>
            <rect width={12} height={12} rx={2} fill={fill} />
          </svg>
          {label}
        </li>
      ))}
      <li className="flex items-center gap-6">
        <svg aria-hidden width={16} height={12}>
          <line x1={0} x2={16} y1={6} y2={6} stroke="var(--ink-2)" strokeDasharray="4 3" />
        </svg>
        {isWeekly ? 'previous four weeks' : 'daily average of the previous week'}
      </li>
    </ul>
  );
}
