import { useId } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { TimePart } from './time-ticks.ts';

const STEPS = 200;

type TimelineBrushProps = {
  all: TimePart;
  /** The part selected so far. */
  part: TimePart | undefined;
  onChange: (part: TimePart | undefined) => void;
  onZoom: (part: TimePart) => void;
};

/** The two ends of the selected part as sliders, for keyboards and screen readers. Enter zooms in. */
export function TimelineBrush({ all: [fromMs, toMs], part, onChange, onZoom }: TimelineBrushProps) {
  const [startMs, endMs] = part ?? [fromMs, toMs];
  const change = (start: number, end: number) => {
    const isPart = start < end && (start > fromMs || end < toMs);
    onChange(isPart ? [start, end] : undefined);
  };
  return (
    <form
      aria-label="Period to zoom in on"
      onSubmit={(event) => {
        event.preventDefault();
        if (part) onZoom(part);
      }}
      className="flex flex-wrap items-center gap-x-16 gap-y-4 pb-4"
    >
      <BrushEnd label="From" all={[fromMs, toMs]} timeMs={startMs} onChange={(timeMs) => change(timeMs, endMs)} />
      <BrushEnd label="To" all={[fromMs, toMs]} timeMs={endMs} onChange={(timeMs) => change(startMs, timeMs)} />
      <Button
        disabledReason={part ? undefined : 'Select a period first: drag across the timeline, or move From or To.'}
        onPress={() => part && onZoom(part)}
      >
        Zoom in
      </Button>
    </form>
  );
}

type BrushEndProps = { label: string; all: TimePart; timeMs: number; onChange: (timeMs: number) => void };

function BrushEnd({ label, all: [fromMs, toMs], timeMs, onChange }: BrushEndProps) {
  const id = useId();
  const text = formatDateTime(timeMs);
  return (
    <span className="flex min-w-0 items-center gap-8">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={fromMs}
        max={toMs}
        step={Math.max(1, Math.floor((toMs - fromMs) / STEPS))}
        value={timeMs}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.form?.requestSubmit();
        }}
        className="h-24 w-120 accent-accent"
      />
      <span className="whitespace-nowrap">{text}</span>
    </span>
  );
}
