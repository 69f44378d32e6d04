import { countOf } from '@rotunda/api-client/count-of';
import { ErrorText } from '#features/processes/list/process-error.tsx';
import { getStatusAppearance, ProcessStatusChip } from '#features/processes/status/process-status.tsx';
import { formatDateTime, formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import type { ErrorNote } from '#shared/script/failures/error-notes-query.ts';
import { Missing } from '#ui/display/description-list.tsx';
import type { ErrorGroup } from './error-groups.ts';

/** Returns the columns of the error table. `noteOf` returns the team's note on an error. */
export function errorColumns(
  nowMs: number,
  noteOf: (label: string | undefined) => ErrorNote | undefined,
): Column<ErrorGroup>[] {
  const time = (value: string | undefined) =>
    value ? (
      <time dateTime={value} title={formatDateTime(Date.parse(value))}>
        {formatDistance(Date.parse(value), nowMs)}
      </time>
    ) : (
      <Missing />
    );
  return [
    {
      id: 'count',
      header: 'Count',
      width: '80px',
      narrowWidth: '68px',
      align: 'end',
      value: ({ count }) => count,
      cell: ({ count }) => <span className="font-medium">{count}</span>,
    },
    {
      id: 'error',
      header: 'Error',
      width: 'minmax(240px, 4fr)',
      narrowWidth: 'minmax(0, 1fr)',
      value: getText,
      cell: ({ label, newest }) =>
        label === undefined ? <ProcessStatusChip status={newest.processStatus} /> : <ErrorText label={label} />,
    },
    {
      id: 'functions',
      header: 'Function',
      width: 'minmax(120px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ newest }) => newest.functionName,
      cell: ({ newest, functionCount }) => (
        <span className="font-mono text-small">
          {functionCount === 1 ? newest.functionName || <Missing /> : countOf(functionCount, 'function')}
        </span>
      ),
    },
    {
      id: 'projects',
      header: 'Project',
      width: 'minmax(120px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ newest, projectCount }) => (projectCount === 1 ? newest.projectName : String(projectCount)),
      cell: ({ newest, projectCount }) =>
        projectCount === 1 ? newest.projectName || <Missing /> : countOf(projectCount, 'project'),
    },
    {
      id: 'note',
      header: 'Note',
      width: 'minmax(120px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ label }) => formatNote(noteOf(label)),
      cell: ({ label }) => formatNote(noteOf(label)),
    },
    {
      id: 'first',
      header: 'First seen',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ firstTime }) => firstTime,
      cell: ({ firstTime }) => time(firstTime),
    },
    {
      id: 'last',
      header: 'Last seen',
      width: '112px',
      narrowWidth: '88px',
      value: ({ lastTime }) => lastTime,
      cell: ({ lastTime }) => time(lastTime),
    },
  ];
}

/** Returns the spoken summary of an error after its text and count: where and when it last occurred, and its note. */
export function getErrorSummary(
  { label, newest, functionCount, lastTime }: ErrorGroup,
  noteOf: (label: string | undefined) => ErrorNote | undefined,
  nowMs: number,
): string {
  const place = functionCount === 1 ? newest.functionName : countOf(functionCount, 'function');
  const last = lastTime && `last ${formatDistance(Date.parse(lastTime), nowMs)}`;
  return [place, last, formatNote(noteOf(label))].filter(Boolean).join(' · ');
}

/** Returns an error in one line. Without an error, returns the function and the status of its runs. */
export function getText({ label, newest }: ErrorGroup): string {
  return label ?? `${newest.functionName ?? 'Process'}, ${getStatusAppearance(newest.processStatus).label}`;
}

function formatNote(note: ErrorNote | undefined): string {
  if (!note) return '';
  return `${[note.isMuted ? 'Muted' : '', note.note].filter(Boolean).join(': ')} (${note.authorName})`;
}
