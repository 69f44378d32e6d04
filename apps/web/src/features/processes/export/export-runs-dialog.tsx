import { countOf } from '@rotunda/api-client/count-of';
import { useEffect, useRef, useState } from 'react';
import type { Process } from '#features/processes/status/process-status.tsx';
import { saveFile } from '#lib/save-file.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { exportRuns, type RunExport, type RunSource } from './export-runs.ts';
import { RUN_FILES, type RunFile } from './run-file.ts';

type ExportRunsDialogProps = {
  source: RunSource;
  /** The selected processes; empty for none. */
  picked: readonly Process[];
  onClose: () => void;
};

/** Saves processes with their errors and logs: the selected ones, or all matches. */
export function ExportRunsDialog({ source, picked, onClose }: ExportRunsDialogProps) {
  const [scope, setScope] = useState<'picked' | 'all'>(picked.length > 0 ? 'picked' : 'all');
  const [formatId, setFormatId] = useState<RunFile['id']>('csv');
  const { progress, result, error, start, stop } = useRunExport(source);
  const isRunning = progress !== undefined;
  const file = RUN_FILES.find(({ id }) => id === formatId);
  return (
    <Dialog title="Export with errors and logs" isOpen onClose={onClose}>
      <RadioChoice
        label="Processes"
        options={[
          ...(picked.length > 0
            ? [{ value: 'picked' as const, label: `Selected (${picked.length.toLocaleString('en')})` }]
            : []),
          { value: 'all' as const, label: 'All matching', detail: 'The newest 10,000 at most' },
        ]}
        value={scope}
        onChange={setScope}
      />
      <RadioChoice
        label="Format"
        options={RUN_FILES.map(({ id, label }) => ({ value: id, label }))}
        value={formatId}
        onChange={setFormatId}
      />
      {!source.hasErrors && (
        <p className="text-ink-2">This service does not provide errors and logs. The file names the processes only.</p>
      )}
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {isRunning && <p>{countOf(progress, 'process')} read</p>}
        {result && formatResults(result).map((text) => <p key={text}>{text}</p>)}
      </div>
      <DialogFoot error={error} onClose={onClose}>
        {isRunning ? (
          <Button size="form" onPress={stop}>
            Stop
          </Button>
        ) : (
          <Button
            kind="primary"
            size="form"
            onPress={() => file && start(file, scope === 'picked' ? picked : undefined)}
          >
            Export
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

/** Writes and saves a file, and counts the processes while it does. Leaving the dialog cancels it. */
function useRunExport(source: RunSource) {
  const [progress, setProgress] = useState<number>();
  const [result, setResult] = useState<RunExport>();
  const [error, setError] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const run = async (file: RunFile, picked: readonly Process[] | undefined) => {
    const controller = new AbortController();
    abort.current = controller;
    setProgress(0);
    setResult(undefined);
    setError(undefined);
    try {
      const done = await exportRuns(source, { file, picked, signal: controller.signal, onProgress: setProgress });
      if (done.count === 0 && done.failure) throw done.failure;
      saveFile(`processes-with-logs.${file.id}`, file.mediaType, done.content);
      setResult(done);
    } catch (reason) {
      const why = reason instanceof Error && !controller.signal.aborted ? explainError(reason) : 'Stopped.';
      setError(`${why} Nothing was saved.`);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    progress,
    result,
    error,
    start: (file: RunFile, picked: readonly Process[] | undefined) => void run(file, picked),
    stop: () => abort.current?.abort(),
  };
}

function formatResults({ count, withoutError, notFound, isCut, failure }: RunExport): string[] {
  return [
    `${countOf(count, 'process')} saved.`,
    ...(failure ? [`Incomplete: the rest could not be read. ${explainError(failure)}`] : []),
    ...(isCut ? ['Incomplete: the limit of the file was reached. Narrow the time to export the rest.'] : []),
    ...(withoutError > 0 ? [`No error was recorded for ${countOf(withoutError, 'failed process')}.`] : []),
    ...(notFound > 0 ? [`Errors and logs of ${countOf(notFound, 'process')} could not be read.`] : []),
  ];
}
