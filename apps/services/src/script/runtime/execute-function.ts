import type { Clock } from '#core/clock.ts';
import type { AcceptedRun, FormField, ScriptEnd, ScriptEngine, ScriptOutcome } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import type { ScriptFile } from '#items/script-content.ts';
import { beginProcess, endProcess, type LiveProcess, startProcess } from '#script/processes/live-process.ts';
import { ProcessLog } from '#script/processes/process-log.ts';
import type { ProcessSeries } from '#script/processes/process-store.ts';
import { readProperties, writeProperties } from '#script/properties/property-store.ts';
import { listTriggers, setLastRun, writeTriggers } from '#script/triggers/trigger-store.ts';

/** A function to execute for a person. */
export type Execution = {
  scriptId: string;
  /** All files of the version that runs. */
  files: readonly ScriptFile[];
  /** The one that the manifest names. */
  timeZone: string;
  functionName: string;
  parameters: readonly unknown[];
  /** Full identifiers of the scopes that it has. */
  scopes: readonly string[];
  /** Who runs it, and on whose behalf. */
  account: { id: string; email: string };
  /** Address of who called it, when that is somebody else. */
  activeUser?: string;
  /** What it returns is the response of a web app. */
  isWebApp?: boolean;
  /** The trigger that runs it. */
  triggerId?: string;
  /** It runs from the address of a web app that shows what was saved last. */
  isDevMode?: boolean;
  /** The browser that asks a web app, as it names itself. */
  userAgent?: string | undefined;
  /** The fields of a form, which is the only argument then. */
  form?: readonly FormField[] | undefined;
} & Pick<ProcessSeries, 'deploymentId' | 'processType' | 'userAccessLevel'>;

/** How a function ended, and the process that records it. */
export type ExecutedFunction = ScriptEnd & { processId: string };

type Deps = { db: Database; clock: Clock; scripts: ScriptEngine };

/**
 * Executes a function and records it: as RUNNING (or DELAYED, while others are ahead of it) until it has ended, and
 * then how it ended, with its error, its log, and the properties and triggers that it wrote. These are kept even when
 * it fails, because the platform writes them at once. Throws 429 and 503 of the engine; then nothing has been recorded.
 */
export async function executeFunction(deps: Deps, execution: Execution): Promise<ExecutedFunction> {
  const { db, clock, scripts } = deps;
  const log = new ProcessLog(db);
  const { live, run } = await db.write(() => begin(deps, execution, log));
  log.begin(live);
  const recorded = Promise.withResolvers<void>();
  scripts.inProgress.set(live.id, { cancel: run.cancel, recorded: recorded.promise });
  try {
    if (run.isQueued) {
      await run.started;
      await db.write(() => startProcess(db, live, clock.nowMs()));
    }
    const outcome = await run.ended;
    const logged = await log.end();
    await db.write(() => finish(deps, execution, live, { ...outcome, recorded: logged }));
    return { ...outcome.end, processId: String(live.id) };
  } catch (error) {
    await db.write(() => endProcess(db, live, { status: 'UNKNOWN', timeMs: clock.nowMs(), logs: [] }));
    throw error;
  } finally {
    scripts.inProgress.delete(live.id);
    recorded.resolve();
  }
}

function begin(
  { db, clock, scripts }: Deps,
  execution: Execution,
  log: ProcessLog,
): { live: LiveProcess; run: AcceptedRun } {
  const { scriptId, files, timeZone, functionName, parameters, scopes, account } = execution;
  const owner = { scriptId, accountId: account.id };
  const run = scripts.execute({
    scriptId,
    files: files.filter(({ type }) => type === 'SERVER_JS').map(({ name, source }) => ({ name, source })),
    functionName,
    parameters,
    timeZone,
    pages: Object.fromEntries(files.flatMap(({ type, name, source }) => (type === 'HTML' ? [[name, source]] : []))),
    identity: { scriptId, accountId: account.id, email: account.email, scopes, deploymentId: execution.deploymentId },
    containerId: findContainer(db, scriptId),
    onLog: (entry) => log.add(entry),
    isWebApp: execution.isWebApp ?? false,
    isDevMode: execution.isDevMode ?? false,
    form: execution.form,
    userAgent: execution.userAgent,
    activeUser: execution.activeUser ?? account.email,
    effectiveUser: account.email,
    readState: () => ({ properties: readProperties(db, owner), triggers: listTriggers(db, owner) }),
  });
  const { deploymentId, processType, userAccessLevel } = execution;
  const attributes = {
    scriptId,
    deploymentId,
    functionName,
    processType,
    userAccessLevel,
    accountId: account.id,
    runtimeVersion: 'V8',
  };
  const live = beginProcess(db, attributes, { isQueued: run.isQueued, timeMs: clock.nowMs() });
  if (execution.triggerId !== undefined) setLastRun(db, execution.triggerId, live.id);
  return { live, run };
}

function finish(
  { db, clock }: Deps,
  execution: Execution,
  live: LiveProcess,
  outcome: ScriptOutcome & { recorded: number },
): void {
  const { end, logs, recorded, propertyChanges, triggerChanges } = outcome;
  const owner = { scriptId: execution.scriptId, accountId: execution.account.id };
  writeProperties(db, owner, propertyChanges, clock.nowMs());
  writeTriggers(db, { ...owner, scopes: execution.scopes, nowMs: clock.nowMs() }, triggerChanges);
  const error = 'error' in end ? end.error : undefined;
  const rest = { logs: logs.slice(recorded), loggedBefore: recorded };
  endProcess(db, live, { status: end.status, timeMs: clock.nowMs(), error, ...rest });
}

function findContainer(db: Database, scriptId: string): string | undefined {
  const row = db.get<{ id: string | null }>(
    'SELECT parent_id AS id FROM script_projects WHERE script_id = ?',
    scriptId,
  );
  return row?.id ?? undefined;
}
