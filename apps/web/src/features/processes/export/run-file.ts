import { toCamelCaseWords } from '#features/processes/list/process-search.ts';
import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { type CsvColumn, toCsv } from '#lib/to-csv.ts';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';

/** A process to export, with the reason why a part of it is missing. */
export type ExportedRun = { process: Process; missing: string | undefined };

/** A file format for processes, written in parts. */
export type RunFile = {
  /** The format, which is also the file extension. */
  id: 'csv' | 'ndjson';
  label: string;
  mediaType: string;
  /** The text before the first process. */
  head: string;
  write: (runs: readonly ExportedRun[]) => string;
};

const NOT_SENT = 'Errors and logs are not provided by this service';
const NO_ERROR = 'No error was recorded';
const NOT_READ = 'Error and log could not be read';

/**
 * Returns a process with its missing parts. `hasErrors` is whether the service sends errors and logs; undefined if the process
 * was not read.
 */
export function toExportedRun(process: Process, hasErrors: boolean | undefined): ExportedRun {
  if (hasErrors === undefined) return { process, missing: NOT_READ };
  if (!hasErrors) return { process, missing: NOT_SENT };
  return { process, missing: hasFailed(process) && !process.error ? NO_ERROR : undefined };
}

const columns: readonly CsvColumn<ExportedRun>[] = [
  column('Process ID', ({ processId }) => processId),
  column('Status', ({ processStatus }) => getStatusAppearance(processStatus).label),
  column('Function', ({ functionName }) => functionName),
  column('Project', ({ projectName }) => projectName),
  column('Script ID', ({ scriptId }) => scriptId),
  column('Deployment ID', ({ deploymentId }) => deploymentId),
  column('Type', ({ processType }) => processType && toCamelCaseWords(processType)),
  column('Started', ({ startTime }) => startTime),
  column('Ended', ({ endTime }) => endTime),
  column('Duration in seconds', ({ duration }) => duration?.replace(/s$/, '')),
  column('Error type', ({ error }) => error?.type),
  column('Error message', ({ error }) => error?.message),
  column('Error at', getTopFrame),
  column('Log', ({ logs = [] }) => logs.map(({ time, level, text }) => [time, level, text].join(' ')).join('\n')),
  { header: 'Not available', value: ({ missing }) => missing },
];

const csvHead = toCsv(columns, []);

/** The file formats for processes with errors and logs. */
export const RUN_FILES: readonly RunFile[] = [
  {
    id: 'csv',
    label: 'CSV',
    mediaType: 'text/csv',
    head: csvHead,
    write: (runs) => toCsv(columns, runs).slice(csvHead.length),
  },
  {
    id: 'ndjson',
    label: 'JSON lines',
    mediaType: 'application/x-ndjson',
    head: '',
    write: (runs) =>
      runs
        .map(({ process, missing }) => `${JSON.stringify({ ...process, ...(missing && { notAvailable: missing }) })}\n`)
        .join(''),
  },
];

function column(header: string, value: (process: Process) => string | undefined): CsvColumn<ExportedRun> {
  return { header, value: ({ process }) => value(process) };
}

function getTopFrame({ error }: Process): string | undefined {
  const [frame] = error?.stack ?? [];
  if (!frame) return undefined;
  const place = [frame.file, frame.lineNumber].filter(Boolean).join(':');
  return `${frame.function || '(top level)'}${place ? ` (${place})` : ''}`;
}
