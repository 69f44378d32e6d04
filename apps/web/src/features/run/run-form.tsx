import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRunKey } from '#shared/api/use-run-key.ts';
import { isPrivate } from '#shared/code/parse-functions.ts';
import { countOf } from '#shared/format/count.ts';
import { findManifest } from '#shared/script/manifest.ts';
import type { Deployment } from '#shared/script/queries.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { useSession } from '#shared/session/session.ts';
import { announceInvalid } from '#shared/shortcuts/announce.ts';
import { BusyLabel } from '#ui/busy-label.tsx';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { ArgumentRows } from './argument-rows.tsx';
import { parseArguments, toArgumentText } from './arguments.ts';
import { Outcome } from './outcome.tsx';
import { RunList } from './run-list.tsx';
import type { RunnableFunction, RunPageProps } from './run-page-props.ts';
import { type RunRecord, useRunRecords } from './run-record.ts';
import { readStoredRuns } from './stored-runs.ts';
import { useRunRefusal } from './use-run-refusal.ts';
import { useRunScript } from './use-run-script.ts';

type RunFormProps = Omit<RunPageProps, 'renderEarlier'> & {
  /** Those that can be run, and the private ones that stacks lead to. */
  functions: readonly RunnableFunction[];
  files: readonly ScriptFile[];
  executables: readonly Deployment[];
  target: Deployment | undefined;
  /** Version that runs; undefined for HEAD. */
  version: number | undefined;
  renderEarlier: (functionName: string) => ReactNode;
};

/** What is to be run at the left, how it ended at the right. */
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
  const blocked = refusal ?? (chosen ? undefined : 'No function to run');
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
    runScript.mutate(order, { onSuccess: ({ id }) => setShownId(id) });
  };
  const runAgain = (record: RunRecord) => {
    onSearch({ fn: record.functionName, dev: record.isDevMode || undefined });
    setTyped({ name: record.functionName, texts: record.parameters.map(toArgumentText) });
    runScript.mutate(record, { onSuccess: ({ id }) => setShownId(id) });
  };
  useRunKey(run);
  const shown = records.find(({ id }) => id === shownId) ?? records[0];
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <div className="grid gap-24 p-16 md:grid-cols-2">
        <section aria-label="Run settings" className="flex flex-col gap-16">
          <Choices {...props} functions={functions} chosen={chosen} />
          {chosen?.summary && <p className="text-ink-2">{chosen.summary}</p>}
          <ArgumentRows
            key={chosen?.name}
            chosen={chosen}
            texts={texts}
            faults={'faults' in parsed ? parsed.faults : []}
            onChange={(next) => setTyped({ name: chosen?.name ?? '', texts: next })}
          />
          <Scopes files={files} />
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
              {refusal ?? 'Side effects of a run can’t be undone here.'}
            </p>
          </div>
        </section>
        <div
          aria-live="polite"
          className="flex min-w-0 flex-col gap-24 rounded-card border border-line bg-surface p-16 md:min-h-160"
        >
          {shown ? (
            <Outcome scriptId={scriptId} record={shown} placeOf={(name) => placeOf(props.functions, name, version)} />
          ) : (
            <p className="text-ink-3">The result will appear here.</p>
          )}
        </div>
        <div className="flex flex-col gap-24 md:col-span-2">
          <RunList
            records={records}
            retained={retained}
            shownId={shown?.id}
            isRunning={runScript.isPending}
            refusal={refusal}
            onShow={({ id }) => setShownId(id)}
            onAgain={runAgain}
            onChoose={({ functionName, isDevMode: dev }) => onSearch({ fn: functionName, dev: dev || undefined })}
          />
          {chosen && props.renderEarlier(chosen.name)}
        </div>
      </div>
    </div>
  );
}

function placeOf(functions: readonly RunnableFunction[], name: string, version: number | undefined) {
  const found = functions.find((each) => each.name === name);
  return found && { file: found.file, version };
}

/** Which function of which deployment. */
function Choices({
  functions,
  executables,
  target,
  search,
  onSearch,
  chosen,
}: RunFormProps & { chosen: RunnableFunction | undefined }) {
  const targets = [
    ...executables.map(({ deploymentId = '', deploymentConfig }) => ({
      value: deploymentId,
      label: `Version ${deploymentConfig?.versionNumber} ${deploymentConfig?.description ?? ''}`.trim(),
    })),
    { value: 'head', label: 'Latest code (HEAD)' },
  ];
  const value = search.dev ? 'head' : (target?.deploymentId ?? '');
  return (
    <div className="flex flex-wrap gap-8">
      <SingleSelect
        label="Function"
        choices={functions.map(({ name, file }) => ({ value: name, label: `${name} – ${file}` }))}
        value={chosen?.name ?? ''}
        onChange={(fn) => onSearch({ fn })}
      />
      <SingleSelect
        label="Run from"
        choices={value === '' ? [{ value: '', label: 'No deployment' }, ...targets] : targets}
        value={value}
        onChange={(next) =>
          onSearch(next === 'head' ? { dev: true, target: undefined } : { dev: undefined, target: next })
        }
      />
    </div>
  );
}

function Scopes({ files }: { files: readonly ScriptFile[] }) {
  const scopes = findManifest(files)?.oauthScopes ?? [];
  if (scopes.length === 0) return <p className="text-ink-2">No OAuth scopes declared in the manifest.</p>;
  return (
    <details>
      <summary className="min-h-24 cursor-default text-ink-2">Needs {countOf(scopes.length, 'scope')}</summary>
      <ul className="flex flex-col gap-4 pt-4 pl-16 font-mono text-small">
        {scopes.map((scope) => (
          <li key={scope} className="break-all">
            {scope}
          </li>
        ))}
      </ul>
    </details>
  );
}
