/** A fault as a source change: a text that occurs once in a file, and its replacement. */
export type SourceMutation = { name: string; file: string; from: string; to: string };

const JOBS = 'features/jobs';
const DELAYED_CALLS = 'features/delayed-calls';
const AUDIT = 'platform/audit-trail';
const STATES = 'domain/states';

/** Faults in the guarantees of jobs, delayed calls, leases and the audit trail. Paths are relative to `apps/bff/src`. */
export const sourceMutations: readonly SourceMutation[] = [
  {
    name: 'a delayed call is claimed in any state',
    file: `${DELAYED_CALLS}/delayed-call-store.ts`,
    from: 'const options = { where: { state }, set: { state: claim.to } };',
    to: 'const options = { where: state ? {} : { state }, set: { state: claim.to } };',
  },
  {
    name: 'a delayed call is cancelled while it is sent',
    file: `${STATES}/delayed-call-states.ts`,
    from: "cancel: { from: ['held'], to: 'cancelled' }",
    to: "cancel: { from: ['held', 'sending'], to: 'cancelled' }",
  },
  {
    name: 'a delayed call that failed counts as sent',
    file: `${STATES}/delayed-call-states.ts`,
    from: "fail: { from: ['sending', 'unknown'], to: 'failed' }",
    to: "fail: { from: ['sending', 'unknown'], to: 'sent' }",
  },
  {
    name: 'a postponed delayed call is lost',
    file: `${STATES}/delayed-call-states.ts`,
    from: "postpone: { from: ['sending'], to: 'held' }",
    to: "postpone: { from: ['sending'], to: 'sent' }",
  },
  {
    name: 'a request for a delayed call is accepted twice',
    file: `${DELAYED_CALLS}/delayed-call-store.ts`,
    from: 'idempotency_key: request.key ?? null',
    to: 'idempotency_key: null',
  },
  {
    name: 'a request for a job is accepted twice',
    file: `${JOBS}/job-store.ts`,
    from: 'idempotency_key: request.key ?? null',
    to: 'idempotency_key: null',
  },
  {
    name: 'an item that cannot be repeated is called again after a crash',
    file: `${JOBS}/job-item-store.ts`,
    from: 'return REPEATABLE.test(call.operationId) || findClientAssignedId(call) !== undefined;',
    to: 'return REPEATABLE.test(call.operationId) || findClientAssignedId(call) === undefined;',
  },
  {
    name: 'items that were already called count as not started',
    file: `${JOBS}/job-item-store.ts`,
    from: "      .where('attempts', '=', 0)\n",
    to: '',
  },
  {
    name: 'items of a lost process stay in progress',
    file: `${JOBS}/job-run.ts`,
    from: 'await items.recover(this.#job.id);',
    to: '',
  },
  {
    name: 'an item counts as done when its call fails',
    file: `${JOBS}/job-run.ts`,
    from: "const state = problem.toBody('').retryable ? 'retryable' : 'final';\n    return { state, problem: problem.toBody(this.#requestId(item)) };",
    to: "return { state: 'done', resultId: problem.message };",
  },
  {
    name: 'an item that ended with a service error is called again',
    file: `${JOBS}/job-run.ts`,
    from: 'if (isRejectedForLoad(problem) &&',
    to: "if (problem.failure === 'outage' &&",
  },
  {
    name: 'a change is made before it is recorded',
    file: 'upstream/client/audit-call.ts',
    from: 'const intent = await trail.begin(audited.actor, audited.action);',
    to: 'const intent = await trail.begin(audited.actor, audited.action).catch(() => ({ end: () => Promise.resolve() }));',
  },
  {
    name: 'an outcome that the store rejected is lost',
    file: `${AUDIT}/audit-trail.ts`,
    from: "if (event === 'defer') this.#late.add(entry);",
    to: '',
  },
  {
    name: 'an outcome is recorded twice',
    file: `${AUDIT}/audit-trail.ts`,
    from: 'if (!((await this.#isRecorded(entry)) || (await this.#append(entry)))) continue;',
    to: 'if (!(await this.#append(entry))) continue;',
  },
  {
    name: 'items that a lost process was calling stay in progress in a stopped job',
    file: `${JOBS}/job-store.ts`,
    from: "where.or([where('state', '=', 'running'), isStoppedAndCalled(where)])",
    to: "where('state', '=', 'running')",
  },
  {
    name: 'a chain does not check its position after a lost response',
    file: `${AUDIT}/audit-chain.ts`,
    from: 'this.#isHeadSure = false;',
    to: '',
  },
  {
    name: 'intents of a lost process are not closed',
    file: `${AUDIT}/close-orphaned-intents.ts`,
    from: ".where('seen_at', '<', silentSince)\n    .execute();\n  for",
    to: ".where('seen_at', '<', 0)\n    .execute();\n  for",
  },
  {
    name: 'an intent whose response was lost is not closed',
    file: `${AUDIT}/open-intents.ts`,
    from: "if (state === 'inDoubt') this.#hasIntentsInDoubt = true;\n    else if",
    to: 'if',
  },
  {
    name: 'a poller sleeps through its due time',
    file: 'platform/background/poller.ts',
    from: 'if (leftMs <= 0 || leftMs > this.#maxSleepMs) this.#run();',
    to: 'if (leftMs > this.#maxSleepMs) this.#run();',
  },
  {
    name: 'a delayed call whose process is lost is sent again',
    file: `${DELAYED_CALLS}/delayed-call-store.ts`,
    from: '.set({ state: giveUp.to, ended_at: nowMs, lease_until: 0, seal: null })',
    to: ".set({ state: 'held', lease_until: 0 })",
  },
  {
    name: 'a job is undone twice',
    file: `${JOBS}/job-store.ts`,
    from: 'if (row && job.undoes) await this.#markUndone(transaction, job.undoes, row.id);',
    to: '',
  },
  {
    name: 'an undo omits the first change',
    file: `${JOBS}/job-item-store.ts`,
    from: 'return rows.flatMap((row) => {',
    to: 'return rows.slice(0, Math.max(1, rows.length - 1)).flatMap((row) => {',
  },
  {
    name: 'an item that waits for its user counts as done',
    file: `${JOBS}/job-run.ts`,
    from: "'suspend', pauseReason);\n      return undefined;",
    to: "'suspend', pauseReason);\n      return { state: 'done' };",
  },
  {
    name: 'a stopped job leaves items waiting forever',
    file: `${JOBS}/job-run.ts`,
    from: "if (waiting.length === 0 && (await jobs.apply(this.#job.id, 'complete'))) break;",
    to: 'if (waiting.length === 0) break;',
  },
];
