import { isRecord } from '@rotunda/api-client/is-record';
import type { QuickJSHandle } from 'quickjs-emscripten-core';
import type { ScriptError, ScriptResult, ScriptRun } from '#core/operations/script-engine.ts';
import { advancedMethods } from './advanced-methods.ts';
import type { CallChannel } from './call-channel.ts';
import { callHostFunction, createHostFunctions } from './host-functions.ts';
import { getNesting } from './json-nesting.ts';
import { withUtcAsLocalTime } from './local-time-zone.ts';
import type { Sandbox } from './open-sandbox.ts';
import { parseStack } from './parse-stack.ts';
import { listPublicGlobals } from './public-surface.ts';
import type { RunEvent, RunLimits } from './run-messages.ts';
import { installSandboxBridge, type SandboxBridge } from './sandbox-bridge.ts';
import { openLoadedSandbox } from './sandbox-snapshot.ts';
import {
  OUT_OF_MEMORY_MESSAGE,
  platformError,
  STACK_OVERFLOW_MESSAGE,
  TIMEOUT_MESSAGE,
  toScriptError,
} from './script-errors.ts';

const UNREADABLE = 'The script threw a value that cannot be read.';
const STOPPED = 'The script stopped the engine.';

// Results are stored in memory, checked and written as one response.
const MAX_RESULT_CHARACTERS = 5_000_000;
// The sandbox has the same limit, but scripts can circumvent it.
const MAX_RESULT_NESTING = 100;
// Far more than the recorded frames need. Scripts can fabricate stacks of any length.
const MAX_STACK_CHARACTERS = 65_536;
const JOBS_AT_ONCE = 500;

/** A result that cannot be serialised. */
class ResultError extends Error {
  override readonly name = 'ResultError';
}

/** A value thrown in the sandbox, as a handle. */
class ThrownValue extends Error {
  override readonly name = 'ThrownValue';
  readonly handle: QuickJSHandle;

  constructor(handle: QuickJSHandle) {
    super('the script threw');
    this.handle = handle;
  }
}

/**
 * Runs a script function on this thread in a separate sandbox, and resolves to its result. Emits logs and changes while it runs.
 * Blocks the thread. A script that spends longer than the time limit in a single operation of the engine can only be stopped from
 * outside.
 */
export async function runScript(
  run: ScriptRun,
  limits: RunLimits,
  { emit, channel }: { emit: (event: RunEvent) => void; channel: Pick<CallChannel, 'call'> },
): Promise<ScriptResult> {
  using sandbox = await openLoadedSandbox(limits.memoryBytes);
  const deadlineMs = performance.now() + limits.timeoutMs;
  const getRemainingMs = () => deadlineMs - performance.now();
  const { scriptId, activeUser, effectiveUser, timeZone, properties, triggers, pages = {}, containerId = null } = run;
  const { isDevMode = false, userAgent = null } = run;
  const callService = (name: string, argumentsJson: string) => channel.call(name, argumentsJson, getRemainingMs);
  const functions = createHostFunctions({
    emit,
    remainingMs: getRemainingMs,
    callService,
    properties,
    triggers,
    timeZone,
  });
  const call = (name: string, argumentsJson: string) => callHostFunction(functions, name, argumentsJson);
  const facts = {
    scriptId,
    activeUser,
    effectiveUser,
    timeZone,
    properties,
    triggers,
    pages,
    containerId,
    isDevMode,
    userAgent,
    publicGlobals: listPublicGlobals(),
    operations: advancedMethods,
  };
  const guest = withUtcAsLocalTime(() => installSandboxBridge(sandbox, call, facts));
  sandbox.runtime.setInterruptHandler(() => getRemainingMs() <= 0);
  const end = withUtcAsLocalTime(() => evaluate(sandbox, guest, run, getRemainingMs));
  // The engine only checks the clock occasionally, so a run may end normally after its limit, for example by sleeping.
  if (getRemainingMs() > 0) return end;
  return { status: 'TIMED_OUT', error: platformError(TIMEOUT_MESSAGE) };
}

function evaluate(sandbox: Sandbox, guest: SandboxBridge, run: ScriptRun, remainingMs: () => number): ScriptResult {
  try {
    const resultJson = loadAndCall(sandbox, guest, run, remainingMs);
    return { status: 'COMPLETED', ...(resultJson !== undefined && { resultJson }) };
  } catch (error) {
    return { status: 'FAILED', error: explain(sandbox, guest, run, error) };
  }
}

/** Evaluates the files in order and calls the function. Throws ThrownValue if the script throws. */
function loadAndCall(
  sandbox: Sandbox,
  guest: SandboxBridge,
  run: ScriptRun,
  remainingMs: () => number,
): string | undefined {
  const { context } = sandbox;
  for (const { name, source } of run.files) {
    const evaluated = context.evalCode(source, name, { type: 'global' });
    if (evaluated.error) throw new ThrownValue(evaluated.error);
  }
  const { functionName, parameters, form, isWebApp = false } = run;
  const callJson = context.newString(JSON.stringify({ functionName, parameters, form, isWebApp }));
  const returned = context.callFunction(guest.callFunction, context.undefined, callJson);
  if (returned.error) throw new ThrownValue(returned.error);
  runJobs(sandbox, remainingMs);
  // The function may be asynchronous. Without remaining jobs, a pending promise never settles.
  const state = context.getPromiseState(returned.value);
  if (state.type === 'pending') throw new ResultError('The script completed but its promise was never settled.');
  if (state.type === 'rejected') throw new ThrownValue(state.error);
  const saved = context.callFunction(guest.saveDocuments, context.undefined);
  if (saved.error) throw new ThrownValue(saved.error);
  const value = state.type === 'fulfilled' ? state.value : returned.value;
  const json = context.callFunction(guest.toWireJson, context.undefined, value);
  if (json.error) throw new ThrownValue(json.error);
  return context.typeof(json.value) === 'string' ? requireSendable(context.getString(json.value)) : undefined;
}

/**
 * Runs the pending promise jobs. Checks memory and time in between, because promises catch the errors with which the engine would
 * report them. Throws Thrown for an error outside promises, and ResultError if the memory is exhausted.
 */
function runJobs({ runtime, isMemorySpent }: Sandbox, remainingMs: () => number): void {
  while (runtime.hasPendingJob() && remainingMs() > 0) {
    const jobs = runtime.executePendingJobs(JOBS_AT_ONCE);
    if (jobs.error) throw new ThrownValue(jobs.error);
    if (isMemorySpent()) throw new ResultError(OUT_OF_MEMORY_MESSAGE);
  }
}

function requireSendable(json: string): string {
  if (json.length > MAX_RESULT_CHARACTERS) {
    throw new ResultError('The script completed but the returned value is too large.');
  }
  if (getNesting(json) > MAX_RESULT_NESTING) {
    throw new ResultError('The script completed but the returned value is not a supported return type.');
  }
  return json;
}

function explain(
  { context, isMemorySpent }: Sandbox,
  guest: SandboxBridge,
  run: ScriptRun,
  error: unknown,
): ScriptError {
  if (error instanceof ThrownValue) {
    const described = context.callFunction(guest.describeThrown, context.undefined, error.handle);
    const thrown = described.error ? undefined : readDescription(context.getString(described.value));
    if (!thrown) return platformError(isMemorySpent() ? OUT_OF_MEMORY_MESSAGE : UNREADABLE);
    const fileNames = run.files.map(({ name }) => name);
    const stack = parseStack(thrown.stack.slice(0, MAX_STACK_CHARACTERS), fileNames);
    return toScriptError({ ...thrown, stack }, isMemorySpent());
  }
  if (error instanceof ResultError) return platformError(error.message);
  // The engine's frames are on this thread's stack, which overflowed first, for example because of deeply nested code.
  if (error instanceof RangeError) return { type: 'RangeError', message: STACK_OVERFLOW_MESSAGE, stack: [] };
  if (error instanceof WebAssembly.RuntimeError)
    return platformError(isMemorySpent() ? OUT_OF_MEMORY_MESSAGE : STOPPED);
  throw error;
}

/** Returns undefined if the script has tampered with the serialisation. */
function readDescription(json: string): (Omit<ScriptError, 'stack'> & { stack: string }) | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value)) return undefined;
    const { type, message, stack } = value;
    const areTexts = typeof type === 'string' && typeof message === 'string' && typeof stack === 'string';
    return areTexts ? { type, message, stack } : undefined;
  } catch {
    return undefined;
  }
}
