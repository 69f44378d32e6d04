import { setImmediate } from 'node:timers/promises';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import type { ScriptEngine } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import { findItem } from '#items/item.ts';
import { findManifest, listFiles, MANIFEST_NAME } from '#items/script-content.ts';
import { toAccessLevel } from '#script/processes/access-level.ts';
import { executeFunction } from '#script/runtime/execute-function.ts';
import { readRunManifest } from '#script/runtime/run-manifest.ts';
import { claimDueTriggers, type ScriptTrigger } from '#script/triggers/trigger-store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  scripts: ScriptEngine;
  /** Called for runs that could not be started. Later runs are not affected. */
  onError: (error: unknown) => void;
};

const CHECK_INTERVAL_MS = 15_000; // Runs of a trigger are at least a minute apart.

/** Runs the functions of due time-driven triggers, from the latest saved code. */
export class TriggerScheduler implements AsyncDisposable {
  readonly #deps: Deps;
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Checks for due triggers immediately and then at regular intervals. Does not keep the process alive. */
  start(): void {
    this.#timer = setInterval(() => void this.runDue(), CHECK_INTERVAL_MS).unref();
    void this.runDue();
  }

  /** Runs all due triggers. Resolves when they have ended. Never rejects. */
  async runDue(): Promise<void> {
    const running = this.#runAll().catch(this.#deps.onError);
    this.#running.add(running);
    await running;
    this.#running.delete(running);
  }

  /** Stops checking. Resolves when the runs in progress have ended. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #runAll(): Promise<void> {
    const { db, clock, onError } = this.#deps;
    const runs: Promise<void>[] = [];
    for (const trigger of await db.retryWhileLocked(() => claimDueTriggers(db, clock.nowMs()))) {
      runs.push(this.#run(trigger).catch(onError));
      await setImmediate(); // Other requests are handled in between, because starting a run reads all of its code.
    }
    await Promise.all(runs);
  }

  async #run(trigger: ScriptTrigger): Promise<void> {
    const { db, clock } = this.#deps;
    const { scriptId, functionName, triggerId, scopes: granted } = trigger;
    const account = findAccount(db, trigger.accountId);
    const files = listFiles(db, scriptId);
    const role = account && findItemRole(db, { accountId: account.id, domain: account.domain }, scriptId);
    // The owner of the trigger may have since lost access to the project or moved it to the trash.
    if (!account || !files || !role || findItem(db, scriptId)?.trashed) return;
    const manifest = findManifest(db, scriptId, { name: MANIFEST_NAME, versionNumber: null });
    const { timeZone, oauthScopes } = readRunManifest(manifest);
    await executeFunction(this.#deps, {
      scriptId,
      deploymentId: '',
      triggerId,
      files,
      timeZone,
      // Code that requires more than its owner has granted gets no additional scopes.
      scopes: granted.filter((scope) => oauthScopes?.includes(scope) ?? true),
      functionName,
      parameters: [toTimeEvent(triggerId, clock.nowMs())],
      account,
      processType: 'TIME_DRIVEN',
      userAccessLevel: toAccessLevel(role),
    });
  }
}

/** Returns the event argument of a time-driven trigger's function. */
function toTimeEvent(triggerUid: string, timeMs: number) {
  const time = new Date(timeMs);
  return {
    authMode: 'FULL',
    triggerUid,
    timezone: 'UTC',
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    'day-of-month': time.getUTCDate(),
    'day-of-week': time.getUTCDay() || 7,
    hour: time.getUTCHours(),
    minute: time.getUTCMinutes(),
    second: time.getUTCSeconds(),
  };
}
