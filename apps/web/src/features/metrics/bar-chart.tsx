import type { MetricsPoint } from './metrics.ts';

type ReadValue = (point: MetricsPoint) => number | undefined;

type BarChartProps = {
  title: string;
  points: readonly MetricsPoint[];
  heightPx: number;
  /** The width of the scale at the left. */
  scalePx: number;
  /** The parts of each bar, from the bottom. */
  parts: readonly { read: ReadValue; fill: string }[];
  /** A value to compare with, drawn as a dashed line. */
  reference?: ReadValue;
};

const TOP_PX = 8;
const BOTTOM_PX = 6;
const TICK_GAP_PX = 8;

/** One bar per point with a scale. It fills the available width without measuring it, so it is complete when first drawn. */
export function BarChart({ title, points, heightPx, scalePx, parts, reference = () => undefined }: BarChartProps) {
  const totals = points.map((point) => parts.reduce((sum, { read }) => sum + (read(point) ?? 0), 0));
  const end = toDomainEnd(Math.max(0, ...totals, ...points.map((point) => reference(point) ?? 0)));
  const getY = (value: number) => heightPx - BOTTOM_PX - (value / end) * (heightPx - TOP_PX - BOTTOM_PX);
  const ticks = [0, end / 2, end];
  return (
    <div className="pb-8">
      {/* Over the lines of deployments, which would strike it through. */}
      <p className="pointer-events-none relative z-1 w-fit bg-canvas text-ink-2 text-micro">{title}</p>
      <div className="flex">
        <svg aria-hidden width={scalePx} height={heightPx} className="shrink-0 overflow-visible fill-ink-3 text-micro">
          {ticks.map((tick) => (
            <text key={tick} x={scalePx - TICK_GAP_PX} y={getY(tick)} dominantBaseline="central" textAnchor="end">
              {tick}
            </text>
          ))}
        </svg>
        <div className="relative flex min-w-0 flex-1">
          <svg aria-hidden width="100%" height={heightPx} className="absolute" stroke="var(--line)">
            {ticks.map((tick) => (
              <line key={tick} x2="100%" y1={getY(tick)} y2={getY(tick)} />
            ))}
          </svg>
          {points.map((point) => (
            <div key={point.startMs} className="relative min-w-0 flex-1">
              <svg aria-hidden width="80%" height={heightPx} data-bar className="mx-auto block max-w-56">
                {toStack(point, parts).map(({ fill, from, to }) => (
                  <rect key={fill} width="100%" y={getY(to)} height={getY(from) - getY(to)} fill={fill} />
                ))}
              </svg>
            </div>
          ))}
          <ReferenceLine values={points.map(reference)} yOf={getY} heightPx={heightPx} />
        </div>
      </div>
    </div>
  );
}

/** Returns the upper end of a scale: a round number with a round half. A single execution does not fill the chart. */
function toDomainEnd(largest: number): number {
  const step = largest > 10 ? 20 : 2;
  return Math.max(4, Math.ceil(largest / step) * step);
}

/** Places the parts of a bar on top of each other, without empty ones. */
function toStack(point: MetricsPoint, parts: BarChartProps['parts']) {
  let top = 0;
  return parts.flatMap(({ read, fill }) => {
    const from = top;
    top += read(point) ?? 0;
    return top > from ? [{ fill, from, to: top }] : [];
  });
}

type ReferenceLineProps = { values: readonly (number | undefined)[]; yOf: (value: number) => number; heightPx: number };

/** A step as wide as its column for each value, between the centres of the first and the last column. */
function ReferenceLine({ values, yOf, heightPx }: ReferenceLineProps) {
  const getPercent = (column: number) => `${(column / values.length) * 100}%`;
  return (
    <svg aria-hidden width="100%" height={heightPx} className="absolute" stroke="var(--ink-2)" strokeDasharray="4 3">
      {values.map((value, index) => {
        if (value === undefined) return null;
        const before = values[index - 1];
        const start = before === undefined ? index + 0.5 : index;
        const end = values[index + 1] === undefined ? index + 0.5 : index + 1;
        const key = getPercent(index);
        return [
          <line key={key} x1={getPercent(start)} x2={getPercent(end)} y1={yOf(value)} y2={yOf(value)} />,
          before !== undefined && <line key={`${key} up`} x1={key} x2={key} y1={yOf(before)} y2={yOf(value)} />,
        ];
      })}
    </svg>
  );
}
