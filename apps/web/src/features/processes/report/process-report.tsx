import { useQuery } from '@tanstack/react-query';
import { processReportQuery } from '#features/processes/list/queries.ts';
import { CodeLine, type ProcessCode } from '#features/processes/log/code-lines.tsx';
import { ProcessLog } from '#features/processes/log/process-log.tsx';
import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { useProcessVersion } from './process-version.ts';

/** Shows the error of a process with its stack, and its log, if the service provides them. Lines link to their code. */
export function ProcessReport({ process, hasLogs = true }: { process: Process; hasLogs?: boolean }) {
  const report = useQuery(processReportQuery(process));
  const version = useProcessVersion(process);
  if (!process.scriptId) return <p className="text-ink-3">This service does not provide errors and logs.</p>;
  if (report.isPending) return <Skeleton label="Loading error and logs" rows={3} rowClass="h-24" />;
  if (isUnreadable(report)) {
    return (
      <ErrorView
        error={report.error}
        title="Error and logs could not be loaded"
        onRetry={() => void report.refetch()}
      />
    );
  }
  const found = report.data.processes?.find(({ processId }) => processId === process.processId);
  const code = { scriptId: process.scriptId, version };
  return (
    <>
      {found?.error && <ErrorReport error={found.error} code={code} />}
      {hasFailed(process) && !found?.error && <p className="text-ink-3">No error was recorded for this process.</p>}
      {hasLogs && (
        <ProcessLog
          logs={found?.logs ?? []}
          code={code}
          isSettled={getStatusAppearance(process.processStatus).kind === 'settled'}
        />
      )}
    </>
  );
}

function ErrorReport({ error, code }: { error: NonNullable<Process['error']>; code: ProcessCode }) {
  return (
    <section>
      <h3 className="mb-6 font-semibold">Error</h3>
      <div className="rounded-card border border-red-solid bg-red-bg px-12 py-8">
        <p className="break-words font-mono text-red-fg text-small">
          {error.type && <span className="font-semibold">{error.type}: </span>}
          {error.message}
        </p>
      </div>
      {error.stack && error.stack.length > 0 && (
        <ol aria-label="Stack" className="mt-8 font-mono text-ink-2 text-small">
          {error.stack.map((frame, index) => (
            <li key={index}>
              at {frame.function || '(top level)'} <FramePlace file={frame.file} line={frame.lineNumber} code={code} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function FramePlace({ file, line, code }: { file?: string; line?: number; code: ProcessCode }) {
  const place = `${file}:${line}`;
  if (!file || !line) return <span className="text-ink-3">{file}</span>;
  return (
    <CodeLine code={code} file={file} line={line}>
      {place}
    </CodeLine>
  );
}
