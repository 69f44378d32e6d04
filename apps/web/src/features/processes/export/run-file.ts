import { toWords } from '#features/processes/list/process-search.ts';
import { type Process, statusLook } from '#features/processes/status/process-status.tsx';
import { type CsvColumn, toCsv } from '#lib/to-csv.ts';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';

/** A process to write into a file, with why something of it is missing there. */
export type ExportedRun = { process: Process; missing: string | undefined };

/** A kind of file that processes are written into, part by part. */
export type RunFile = {
  /** Also the ending of the file. */
  id: 'csv' | 'ndjson';
  label: string;
  mediaType: string;
  /** What stands before the first process. */
  head: string;
  write: (runs: readonly ExportedRun[]) => string;
};

const NOT_SENT = 'Errors and logs are not provided by this service';
const NO_ERROR = 'No error was recorded';
const NOT_READ = 'Error and log could not be read';

/** Pairs a process with what of it is missing. `hasErrors` says whether the service sends errors and logs; undefined for one not read. */
export function toExportedRun(process: Process, hasErrors: boolean | undefined): ExportedRun {
  if (hasErrors === undefined) return { process, missing: NOT_READ };
  if (!hasErrors) return { process, missing: NOT_SENT };
  return { process, missing: hasFailed(process) && !process.error ? NO_ERROR : undefined };
}

const columns: readonly CsvColumn<ExportedRun>[] = [
  column('Process ID', ({ processId }) => processId),
  column('Status', ({ processStatus }) => statusLook(processStatus).label),
  column('Function', ({ functionName }) => functionName),
  column('Project', ({ projectName }) => projectName),
  column('Script ID', ({ scriptId }) => scriptId),
  column('Deployment ID', ({ deploymentId }) => deploymentId),
  column('Type', ({ processType }) => processType && toWords(processType)),
  column('Started', ({ startTime }) => startTime),
  column('Ended', ({ endTime }) => endTime),
  column('Duration in seconds', ({ duration }) => duration?.replace(/s$/, '')),
  column('Error type', ({ error }) => error?.type),
  column('Error message', ({ error }) => error?.message),
  column('Error at', topFrame),
  column('Log', ({ logs = [] }) => logs.map(({ time, level, text }) => [time, level, text].join(' ')).join('\n')),
  { header: 'Not available', value: ({ missing }) => missing },
];

const csvHead = toCsv(columns, []);

/** The kinds of file that processes with errors and logs are written into. */
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

function topFrame({ error }: Process): string | undefined {
  const [frame] = error?.stack ?? [];
  if (!frame) return undefined;
  const place = [frame.file, frame.lineNumber].filter(Boolean).join(':');
  return `${frame.function || '(top level)'}${place ? ` (${place})` : ''}`;
}
