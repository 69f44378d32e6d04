import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { type Process, statusLook } from '#features/processes/process-status.tsx';
import { processKey } from '#features/processes/queries.ts';
import { runShape } from '#features/processes/run-shape.ts';
import { formatDateTime } from '#shared/format/time.ts';
import type { TimelineRow } from './timeline-layout.ts';

type TimelineRunsProps = {
  label: string;
  marks: TimelineRow['marks'];
  onOpen: (process: Process) => void;
  /** What else stands on the line. */
  children: ReactNode;
};

/** The runs of a row on a line. One tab stop: arrow keys, Home and End go from run to run, Enter opens one. */
export function TimelineRuns({ label, marks, onOpen, children }: TimelineRunsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const inOrder = marks.toSorted((one, other) => one.leftPercent - other.leftPercent);
  const active = Math.min(chosen ?? marks.length - 1, marks.length - 1);
  const open = (index: number) => {
    const mark = inOrder[index];
    if (mark) onOpen(mark.process);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') open(active);
    else {
      const next = nextIndex(event.key, active, marks.length);
      if (next === undefined) return;
      setChosen(next);
    }
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const index = target instanceof HTMLElement ? Number(target.dataset.run ?? Number.NaN) : Number.NaN;
    if (Number.isNaN(index)) return;
    setChosen(index);
    open(index);
  };
  return (
    <div
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      aria-activedescendant={`${id}${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="group relative mx-16 h-24 min-w-0 flex-1 max-sm:flex-none max-sm:self-stretch bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-center bg-no-repeat"
    >
      {inOrder.map(({ process, leftPercent, widthPercent }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which of them is the active one
        <span
          key={processKey(process)}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          aria-label={runLabel(process)}
          title={runLabel(process)}
          data-run={index}
          style={{ left: `min(${leftPercent}%, 100% - 4px)`, width: `max(4px, ${widthPercent}%)` }}
          className={`absolute inset-y-0 my-auto rounded-control group-focus-visible:aria-selected:outline-2 group-focus-visible:aria-selected:outline-accent ${runShape(process.processStatus)}`}
        />
      ))}
      {children}
    </div>
  );
}

function nextIndex(key: string, active: number, count: number): number | undefined {
  const next = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: count - 1 }[key];
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1));
}

function runLabel({ functionName = 'Process', processStatus, startTime }: Process): string {
  return `${functionName}, ${statusLook(processStatus).label}, ${startTime ? formatDateTime(Date.parse(startTime)) : 'start unknown'}`;
}
