import type { Clock } from '#core/clock.ts';
import type {
  AcceptedRun,
  FormField,
  ScriptEngine,
  ScriptOutcome,
  ScriptResult,
} from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import type { ScriptFile } from '#items/script-content.ts';
import { beginProcess, endProcess, type LiveProcess, startProcess } from '#script/processes/live-process.ts';
import { ProcessLog } from '#script/processes/process-log.ts';
import type { ProcessSeries } from '#script/processes/process-store.ts';
import { readProperties, writeProperties } from '#script/properties/property-store.ts';
import { listTriggers, setLastRun, writeTriggers } from '#script/triggers/trigger-store.ts';

/** A function to execute for a user. */
export type Execution = {
  scriptId: string;
  /** All files of the executed version. */
  files: readonly ScriptFile[];
  /** The time zone of the manifest. */
  timeZone: string;
  functionName: string;
  parameters: readonly unknown[];
  /** Full identifiers of its scopes. */
  scopes: readonly string[];
  /** The account that it runs as. */
  account: { id: string; email: string };
  /** Address of the calling user, if different from the account. */
  activeUser?: string;
  /** Whether the function returns the response of a web app. */
  isWebApp?: boolean;
  /** ID of the trigger that runs it. */
  triggerId?: string;
  /** Whether it runs from the development URL of a web app, which serves the latest saved code. */
  isDevMode?: boolean;
  /** User agent of the browser that requested the web app. */
  userAgent?: string | undefined;
  /** The fields of a form, which is then the only argument. */
  form?: readonly FormField[] | undefined;
} & Pick<ProcessSeries, 'deploymentId' | 'processType' | 'userAccessLevel'>;

/** The result of a function, and the ID of its recorded process. */
export type ExecutedFunction = ScriptResult & { processId: string };

type Deps = { db: Database; clock: Clock; scripts: ScriptEngine };

/**
 * Executes a function and records it: as RUNNING (or DELAYED while queued) until it ends, then with its status, error, log, and
 * changes of properties and triggers. These changes are stored even if the function fails, because the platform writes them
 * immediately. Throws the engine's 429 and 503, in which case nothing is recorded.
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
