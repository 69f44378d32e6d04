import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import type { DeployMark } from '#shared/script/deployments/deploy-marks.ts';
import { tooltipClass } from '#ui/popovers/tooltip-class.ts';
import type { MetricsPoint } from './metrics.ts';
import { describePoint, describePointLines } from './point-text.ts';

type PointColumnsProps = {
  points: readonly MetricsPoint[];
  marks: readonly DeployMark[];
  isWeekly: boolean;
  /** The width of the scale at the left of the charts. */
  leftPx: number;
  onOpen: (point: MetricsPoint) => void;
};

/**
 * One column for each day or week over all charts: a tab stop with arrow keys, announced as a sentence, and opened with Enter or
 * a press.
 */
export function PointColumns({ points, marks, isWeekly, leftPx, onOpen }: PointColumnsProps) {
  const [active, setActive] = useState(points.length - 1);
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, active - 1),
      ArrowRight: Math.min(points.length - 1, active + 1),
      Home: 0,
      End: points.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: this is not a group of form fields */}
      <div
        ref={group}
        role="group"
        aria-label={`Usage by ${isWeekly ? 'week' : 'day'}`}
        onKeyDown={onKeyDown}
        className="absolute inset-y-0 right-0 flex"
        style={{ left: leftPx }}
      >
        {points.map((point, index) => {
          const sentence = describePoint(point, isWeekly, marks);
          return (
            <TooltipTrigger key={point.startMs} delay={200}>
              <Button
                aria-label={`${sentence}. Open processes`}
                data-op="script.processes.listScriptProcesses"
                excludeFromTabOrder={index !== active}
                onFocus={() => setActive(index)}
                onPress={() => onOpen(point)}
                className="h-full min-w-0 flex-1 cursor-default rounded-control hover:bg-[color-mix(in_oklch,var(--ink)_6%,transparent)]"
              />
              <Tooltip className={tooltipClass} offset={6}>
                {sentence}
              </Tooltip>
            </TooltipTrigger>
          );
        })}
      </div>
      <div aria-hidden className="flex pt-2 text-center text-ink-3 text-micro" style={{ paddingLeft: leftPx }}>
        {points.map((point) => (
          <span key={point.startMs} className="min-w-0 flex-1">
            {describePointLines(point, isWeekly).map((line) => (
              <span key={line} className="block truncate">
                {line}
              </span>
            ))}
          </span>
        ))}
      </div>
    </>
  );
}
