import { useId } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from 'recharts';
import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import { MarkLayer } from './mark-layer.tsx';
import type { MetricsPoint } from './metrics.ts';
import { PointColumns } from './point-columns.tsx';

const AXIS_WIDTH = 40;
const MARGIN = { top: 8, right: 0, bottom: 6, left: 0 };

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
            <Chart title="Runs" points={points} height={148}>
              <Bar dataKey="fine" stackId="all" fill="var(--accent)" isAnimationActive={false} maxBarSize={56} />
              <Bar dataKey="failed" stackId="all" fill={hatch} isAnimationActive={false} maxBarSize={56} />
              <Line
                dataKey="previousTotal"
                type="step"
                stroke="var(--ink-2)"
                strokeWidth={1}
                strokeDasharray="4 3"
                dot={false}
                isAnimationActive={false}
              />
            </Chart>
            <Chart title="Failure rate, %" points={points} height={84}>
              <Bar dataKey="failedShare" fill={hatch} isAnimationActive={false} maxBarSize={56} />
            </Chart>
            <Chart title="Active users" points={points} height={84}>
              <Bar dataKey="users" fill="var(--teal-solid)" isAnimationActive={false} maxBarSize={56} />
            </Chart>
          </div>
          <MarkLayer points={points} marks={marks} leftPx={AXIS_WIDTH} />
        </div>
        <PointColumns points={points} marks={marks} isWeekly={isWeekly} leftPx={AXIS_WIDTH} onOpen={onOpen} />
      </div>
    </div>
  );
}

/** Returns the upper end of a scale: a round number with a round half. A single execution does not fill the chart. */
function toDomainEnd(largest: number): number {
  const step = largest > 10 ? 20 : 2;
  return Math.max(4, Math.ceil(largest / step) * step);
}

type ChartProps = { title: string; points: readonly MetricsPoint[]; height: number; children: React.ReactNode };

function Chart({ title, points, height, children }: ChartProps) {
  return (
    <div className="pb-8">
      {/* Over the lines of deployments, which would strike it through. */}
      <p className="pointer-events-none relative z-1 w-fit bg-canvas text-ink-2 text-micro">{title}</p>
      <ComposedChart
        responsive
        data={points}
        margin={MARGIN}
        accessibilityLayer={false}
        style={{ width: '100%', height }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="startMs" hide />
        <YAxis
          width={AXIS_WIDTH}
          allowDecimals={false}
          tickCount={3}
          domain={[0, toDomainEnd]}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--ink-3)', fontSize: 11 }}
        />
        {children}
      </ComposedChart>
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
