import { Play } from 'lucide-react';
import { useState } from 'react';
import { useRunKey } from '#shared/api/use-run-key.ts';
import { isPrivate } from '#shared/code/parse-functions.ts';
import { MakeRunnable } from '#shared/script/manifest/make-runnable.tsx';
import type { Deployment } from '#shared/script/queries.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { useSession } from '#shared/session/session.ts';
import { announceInvalid } from '#shared/shortcuts/announce.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { BusyLabel } from '#ui/loading/busy-label.tsx';
import { ArgumentRows } from './argument-rows.tsx';
import { parseArguments, toArgumentText } from './arguments.ts';
import { Outcome } from './outcome.tsx';
import { RequiredScopes } from './required-scopes.tsx';
import { RunChoices } from './run-choices.tsx';
import { RunList } from './run-list.tsx';
import type { RunnableFunction, RunPageProps, StartedRun } from './run-page-props.ts';
import { type RunRecord, useRunRecords } from './run-record.ts';
import { readStoredRuns } from './stored-runs.ts';
import { useRunRefusal } from './use-run-refusal.ts';
import { useRunScript } from './use-run-script.ts';

type RunFormProps = RunPageProps & {
  /** The functions that can be run, and private ones that stack traces refer to. */
  functions: readonly RunnableFunction[];
  files: readonly ScriptFile[];
  executables: readonly Deployment[];
  target: Deployment | undefined;
  /** The version to run. Undefined for HEAD. */
  version: number | undefined;
};

/** The form of a run on the left, and its result on the right. */
export function RunForm(props: RunFormProps) {
  const { scriptId, search, onSearch, files, target, version } = props;
  const functions = props.functions.filter((each) => !isPrivate(each));
  const chosen = functions.find(({ name }) => name === search.fn) ?? functions[0];
  const [typed, setTyped] = useState<{ name: string; texts: string[] }>();
  const [shownId, setShownId] = useState<number>();
  const texts = typed?.name === chosen?.name && typed ? typed.texts : [];
  const parsed = parseArguments(texts);
  const records = useRunRecords(scriptId);
  const { email } = useSession();
  const startsOfVisit = new Set(records.map(({ startedMs }) => startedMs));
  const retained = readStoredRuns(email, scriptId).filter(({ startedMs }) => !startsOfVisit.has(startedMs));
  const runScript = useRunScript(scriptId);
  const isDevMode = search.dev ?? false;
  const refusal = useRunRefusal(scriptId, { isDevMode, hasTarget: target !== undefined, files });
  const blocked = refusal?.reason ?? (chosen ? undefined : 'No function to run');
  const problem = blocked ?? ('values' in parsed ? undefined : 'An argument is not valid JSON.');
  const run = () => {
    if (problem !== undefined) announceInvalid(problem);
    if (!chosen || problem !== undefined || !('values' in parsed) || runScript.isPending) return;
    const order = {
      functionName: chosen.name,
      parameters: parsed.values,
      isDevMode,
      target: isDevMode ? undefined : target?.deploymentId,
    };
    setShownId(undefined);
    runScript.mutate(order);
  };
  const runAgain = (record: RunRecord) => {
    onSearch({ fn: record.functionName, dev: record.isDevMode || undefined });
    setTyped({ name: record.functionName, texts: record.parameters.map(toArgumentText) });
    setShownId(undefined);
    runScript.mutate(record);
  };
  useRunKey(run);
  const shown = records.find(({ id }) => id === shownId) ?? records[0];
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <div className="grid gap-24 p-16 md:grid-cols-2">
        <section aria-label="Run settings" className="flex flex-col gap-16">
          <RunChoices {...props} functions={functions} chosen={chosen} />
          {chosen?.summary && <p className="text-ink-2">{chosen.summary}</p>}
          <ArgumentRows
            key={chosen?.name}
            chosen={chosen}
            texts={texts}
            faults={'faults' in parsed ? parsed.faults : []}
            onChange={(next) => setTyped({ name: chosen?.name ?? '', texts: next })}
          />
          <RequiredScopes files={files} />
          <div className="flex flex-wrap items-center gap-12">
            <Button
              kind="primary"
              size="form"
              data-op="script.scripts.run"
              disabledReason={problem}
              isBusy={runScript.isPending}
              onPress={run}
            >
              <Play size={14} strokeWidth={1.75} aria-hidden />
              <BusyLabel isBusy={runScript.isPending} label={`Run ${chosen?.name ?? ''}`} busyLabel="Running" />
            </Button>
            <Kbd>Ctrl Enter</Kbd>
            <p className="basis-full text-ink-3 text-small">
              {refusal?.reason ?? 'Side effects of a run cannot be undone here.'}
            </p>
            {refusal?.isManifest && <MakeRunnable scriptId={scriptId} />}
          </div>
        </section>
        <div className="flex min-w-0 flex-col gap-24 rounded-card border border-line bg-surface p-16 md:min-h-160">
          <div aria-live="polite">
            {shown ? (
              <Outcome
                scriptId={scriptId}
                record={shown}
                files={files}
                onRunAgain={runAgain}
                placeOf={(name) => getPlace(props.functions, name, version)}
              />
            ) : (
              <p className="text-ink-3">The result will appear here.</p>
            )}
          </div>
          {shown && shown.outcome.kind !== 'refused' && props.renderLog(toStartedRun(shown, version))}
        </div>
        <div className="flex flex-col gap-24 md:col-span-2">
          <RunList
            records={records}
            retained={retained}
            shownId={shown?.id}
            isRunning={runScript.isPending}
            refusal={refusal?.reason}
            renderLogDifference={(before, after) =>
              props.renderLogDifference(toStartedRun(before, version), toStartedRun(after, version))
            }
            onShow={({ id }) => setShownId(id)}
            onRunAgain={runAgain}
            onChoose={({ functionName, isDevMode: dev }) => onSearch({ fn: functionName, dev: dev || undefined })}
          />
          {chosen && props.renderEarlier(chosen.name)}
        </div>
      </div>
    </div>
  );
}

function toStartedRun({ functionName, startedMs, outcome }: RunRecord, version: number | undefined): StartedRun {
  return { functionName, startedMs, isRunning: outcome.kind === 'running', version };
}

function getPlace(functions: readonly RunnableFunction[], name: string, version: number | undefined) {
  const found = functions.find((each) => each.name === name);
  return found && { file: found.file, version };
}
