import { type ReactNode, useState } from 'react';
import { DiffTable } from '#shared/code/diff-table.tsx';
import { diffLines } from '#shared/code/line-diff.ts';
import { formatClock, formatDuration } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { OUTCOME_LABELS } from './outcome.tsx';
import type { RunRecord } from './run-record.ts';
import type { StoredRun } from './stored-runs.ts';

type RunListProps = {
  records: readonly RunRecord[];
  /** Runs from before the page was reloaded. Only their outcomes are stored. */
  retained: readonly StoredRun[];
  shownId: number | undefined;
  isRunning: boolean;
  /** The reason why nothing can be run. */
  refusal: string | undefined;
  renderLogDifference: (before: RunRecord, after: RunRecord) => ReactNode;
  onShow: (record: RunRecord) => void;
  onRunAgain: (record: RunRecord) => void;
  onChoose: (run: StoredRun) => void;
};

/** Lists the runs of this visit, to view, repeat or compare with the previous one. */
export function RunList({ records, retained, shownId, isRunning, refusal, ...props }: RunListProps) {
  const { onShow, onRunAgain, onChoose } = props;
  const [compared, setCompared] = useState<{ before: RunRecord; after: RunRecord }>();
  if (records.length + retained.length === 0) return null;
  return (
    <section aria-labelledby="visit-runs">
      <h2 id="visit-runs" className="mb-8 font-semibold text-section">
        Runs in this session
      </h2>
      <ol className="flex flex-col">
        {records.map((record, index) => {
          const before = records.slice(index + 1).find(({ functionName }) => functionName === record.functionName);
          return (
            <li key={record.id} className={`${ROW} ${record.id === shownId ? 'bg-selected' : ''}`}>
              <RunFacts run={record} call={toCall(record)} ended={record.outcome.kind} />
              <span className="flex gap-4">
                <Button kind="quiet" onPress={() => onShow(record)}>
                  Show
                </Button>
                <Button
                  kind="quiet"
                  disabledReason={!before ? 'No earlier run of this function in this session.' : undefined}
                  onPress={() => before && setCompared({ before, after: record })}
                >
                  Compare with previous
                </Button>
                <Button
                  kind="quiet"
                  data-op="script.scripts.run"
                  disabledReason={refusal}
                  isBusy={isRunning}
                  onPress={() => onRunAgain(record)}
                >
                  Run again
                </Button>
              </span>
            </li>
          );
        })}
        {retained.map((run) => (
          <li key={run.startedMs} className={ROW}>
            <RunFacts run={run} call={`${run.functionName}(…)`} ended={run.ended}>
              <span className="text-ink-3 text-small">
                before the page was reloaded; arguments and result not available
              </span>
            </RunFacts>
            <Button kind="quiet" onPress={() => onChoose(run)}>
              Choose {run.functionName}
            </Button>
          </li>
        ))}
      </ol>
      {compared && (
        <CompareRuns {...compared} onClose={() => setCompared(undefined)}>
          {props.renderLogDifference(compared.before, compared.after)}
        </CompareRuns>
      )}
    </section>
  );
}

const ROW = 'flex flex-wrap items-center gap-x-12 gap-y-4 border-line border-t px-8 py-4';

const OUTCOME_COLOURS: Readonly<Record<RunRecord['outcome']['kind'], string>> = {
  running: 'text-blue-fg',
  result: 'text-green-fg',
  error: 'text-red-fg',
  refused: 'text-red-fg',
};

type RunFactsProps = {
  run: Pick<StoredRun, 'startedMs' | 'durationMs'>;
  call: string;
  ended: RunRecord['outcome']['kind'];
  children?: ReactNode;
};

/** Shows the outcome, the function, the duration and the time, in the same order as the earlier runs below. */
function RunFacts({ run: { startedMs, durationMs }, call, ended, children }: RunFactsProps) {
  return (
    <>
      <span className={`inline-block min-w-80 first-letter:uppercase ${OUTCOME_COLOURS[ended]}`}>
        {OUTCOME_LABELS[ended]}
      </span>
      <span className="min-w-0 truncate font-mono text-small">{call}</span>
      {children}
      <span className="ml-auto text-ink-3 text-small">{ended !== 'running' && formatDuration(durationMs)}</span>
      <span className="min-w-56 text-right text-ink-2 text-small">{formatClock(startedMs)}</span>
    </>
  );
}

type CompareRunsProps = { before: RunRecord; after: RunRecord; onClose: () => void; children: ReactNode };

/** Compares the results of two runs, with further comparisons below. */
function CompareRuns({ before, after, onClose, children }: CompareRunsProps) {
  const rows = diffLines(toText(before), toText(after));
  const isSame = rows.every(({ kind }) => kind === 'same');
  return (
    <Dialog
      title={`${after.functionName}: ${formatClock(before.startedMs)} → ${formatClock(after.startedMs)}`}
      isOpen
      isWide
      onClose={onClose}
    >
      <h3 className="font-semibold">Result</h3>
      {isSame ? (
        <p className="text-ink-2">Both runs had the same result.</p>
      ) : (
        <DiffTable label="Differences between the results" rows={rows} isSplit={false} />
      )}
      {children}
      <DialogButtons>
        <DialogClose onClose={onClose}>Close</DialogClose>
      </DialogButtons>
    </Dialog>
  );
}

function toCall({ functionName, parameters }: RunRecord): string {
  return `${functionName}(${parameters.map((parameter) => JSON.stringify(parameter)).join(', ')})`;
}

/** Formats the outcome of a run as a text whose lines can be compared. */
function toText({ outcome }: RunRecord): string {
  if (outcome.kind === 'running') return '';
  if (outcome.kind === 'result') return outcome.hasValue ? JSON.stringify(outcome.value, undefined, 2) : 'nothing';
  if (outcome.kind === 'refused') return outcome.error.message;
  return [outcome.message, ...outcome.stack.map((frame) => `at ${frame.function}:${frame.lineNumber ?? ''}`)].join(
    '\n',
  );
}
