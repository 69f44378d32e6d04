import type { ReactNode } from 'react';
import { getErrorLabel } from '#features/processes/list/process-error.tsx';
import { getProcessKey } from '#features/processes/list/queries.ts';
import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { runShape } from './run-shape.ts';
import type { TimelineRow } from './timeline-layout.ts';
import { TimelineMarks } from './timeline-marks.tsx';

type TimelineRunsProps = {
  label: string;
  marks: TimelineRow['marks'];
  onOpen: (process: Process) => void;
  /** Further content on the line. */
  children: ReactNode;
};

/** Shows the runs of a row on a line. */
export function TimelineRuns({ label, marks, onOpen, children }: TimelineRunsProps) {
  const inOrder = marks.toSorted((one, other) => one.leftPercent - other.leftPercent);
  return (
    <TimelineMarks
      label={label}
      marks={inOrder.map(({ process, leftPercent, widthPercent }) => ({
        key: getProcessKey(process),
        label: runLabel(process),
        leftPercent,
        widthPercent,
        className: runShape(process.processStatus),
      }))}
      onOpen={(index) => {
        const mark = inOrder[index];
        if (mark) onOpen(mark.process);
      }}
    >
      {children}
    </TimelineMarks>
  );
}

/** Describes a run: its function, its status, its error if known, and its start. */
export function runLabel(process: Process): string {
  const { functionName = 'Process', processStatus, startTime } = process;
  const error = getErrorLabel(process);
  const start = startTime ? formatDateTime(Date.parse(startTime)) : 'start unknown';
  return [functionName, getStatusAppearance(processStatus).label, ...(error ? [error] : []), start].join(', ');
}
