import { ApiError } from '@rotunda/api-client/errors';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { JsonTree } from '#shared/code/json-tree.tsx';
import { ErrorReference } from '#shared/errors/error-reference.tsx';
import { copyReport, explainError } from '#shared/errors/error-view.tsx';
import { formatClock, formatDuration } from '#shared/format/time.ts';
import { AddMissingScope } from '#shared/script/manifest/add-missing-scope.tsx';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Part } from '#ui/loading/part.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import type { RunOutcome, RunRecord, StackFrame } from './run-record.ts';

const GrantScriptScopes = lazyComponent(() => import('./grant-script-scopes.tsx'), 'GrantScriptScopes');
const GrantAccess = lazyComponent(() => import('#shared/errors/grant-access.tsx'), 'GrantAccess');

/** Where a stack frame is located in the code. */
export type CodePlace = { file: string; version: number | undefined };

type OutcomeProps = {
  scriptId: string;
  record: RunRecord;
  /** The files that can be run now. */
  files: readonly ScriptFile[];
  /** Runs the function again with the same arguments. */
  onRunAgain: (record: RunRecord) => void;
  /** Returns the file of a function, if known. */
  placeOf: (functionName: string) => CodePlace | undefined;
};

/** Shows the result of one run: its value as a tree, or its error with a link to the line. */
export function Outcome({ scriptId, record, files, onRunAgain, placeOf }: OutcomeProps) {
  const { outcome, functionName, startedMs, durationMs } = record;
  return (
    <section aria-label="Outcome" className="flex flex-col gap-12">
      <h2 className="font-semibold text-section">
        <span className="font-mono">{functionName}</span>{' '}
        <span className="font-normal text-ink-2">{OUTCOME_LABELS[outcome.kind]}</span>
      </h2>
      <p className="text-ink-3 text-small">
        {outcome.kind === 'refused' ? 'Sent' : 'Started'} {formatClock(startedMs)}
        {outcome.kind !== 'running' && `, responded after ${formatDuration(durationMs)}`}
        {record.isDevMode ? ', HEAD' : ', deployed version'}
      </p>
      {outcome.kind === 'result' && <Result outcome={outcome} />}
      {outcome.kind === 'error' && <ScriptError scriptId={scriptId} outcome={outcome} placeOf={placeOf} />}
      {outcome.kind === 'refused' && (
        <Refusal scriptId={scriptId} error={outcome.error} files={files} onGranted={() => onRunAgain(record)} />
      )}
    </section>
  );
}

/** The words for the outcome of a run, including a run in progress. */
export const OUTCOME_LABELS: Readonly<Record<RunOutcome['kind'], string>> = {
  running: 'is running',
  result: 'returned',
  error: 'failed',
  refused: 'did not start',
};

function Result({ outcome }: { outcome: Extract<RunOutcome, { kind: 'result' }> }) {
  if (!outcome.hasValue) return <p className="text-ink-2">No return value</p>;
  const copy = () => {
    copyText(JSON.stringify(outcome.value, undefined, 2), 'Result copied');
  };
  return (
    <>
      <div className="max-h-480 overflow-auto rounded-card bg-sunken p-12" tabIndex={-1}>
        <JsonTree value={outcome.value} />
      </div>
      <div>
        <Button onPress={copy}>
          <Copy size={14} strokeWidth={1.75} aria-hidden />
          Copy as JSON
        </Button>
      </div>
    </>
  );
}

type RefusalProps = { scriptId: string; error: Error; files: readonly ScriptFile[]; onGranted: () => void };

function Refusal({ error, ...run }: RefusalProps) {
  const lacking = error instanceof ApiError && error.failure === 'scope_missing' ? error : undefined;
  const { operations, scopes = [] } = lacking?.problem?.missing ?? {};
  // The console states which of its own operations lacks access. If a service rejects a run, the scopes of the script are
  // missing.
  const isOfScript = lacking?.problem?.code === 'upstream_forbidden';
  return (
    <>
      <p role="alert" className="rounded-card border border-red-solid bg-red-bg px-12 py-8 text-red-fg">
        {explainError(error)}
      </p>
      <ErrorReference error={error} />
      <div className="flex flex-wrap items-center gap-8">
        {lacking && (
          <Part>
            {isOfScript ? (
              <GrantScriptScopes {...run} named={scopes} />
            ) : (
              <GrantAccess operationIds={operations ?? [lacking.operationId]} />
            )}
          </Part>
        )}
        <Button kind="quiet" onPress={() => copyReport(error)}>
          Copy report
        </Button>
      </div>
    </>
  );
}

type ScriptErrorProps = Pick<OutcomeProps, 'scriptId' | 'placeOf'> & {
  outcome: Extract<RunOutcome, { kind: 'error' }>;
};

function ScriptError({ scriptId, outcome, placeOf }: ScriptErrorProps) {
  return (
    <>
      <div role="alert" className="rounded-card border border-red-solid bg-red-bg px-12 py-8">
        <p className="break-words font-mono text-red-fg text-small">{outcome.message}</p>
        {outcome.type && <p className="mt-4 text-red-fg text-small">Type {outcome.type}</p>}
      </div>
      <AddMissingScope scriptId={scriptId} message={outcome.message} />
      {outcome.stack.length > 0 && (
        <ol aria-label="Stack" className="font-mono text-ink-2 text-small">
          {outcome.stack.map((frame, index) => (
            <li key={index}>
              at <FrameLink scriptId={scriptId} frame={frame} place={placeOf(frame.function)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function FrameLink({ scriptId, frame, place }: { scriptId: string; frame: StackFrame; place: CodePlace | undefined }) {
  const name = frame.function || '(top level)';
  if (!place || frame.lineNumber === undefined) return `${name}${frame.lineNumber ? `, line ${frame.lineNumber}` : ''}`;
  return (
    <Link
      to="/scripts/$scriptId/code"
      params={{ scriptId }}
      search={{ file: place.file, line: frame.lineNumber, version: place.version }}
      className="word-target text-accent-ink underline-offset-2 hover:underline"
    >
      {name} ({place.file}:{frame.lineNumber})
    </Link>
  );
}
