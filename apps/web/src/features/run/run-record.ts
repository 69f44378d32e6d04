import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';

/** The outcome of a run: a value, an error of the script, a rejected run, or a run in progress. */
export type RunOutcome =
  | { kind: 'running' }
  | { kind: 'result'; value: unknown; hasValue: boolean }
  | { kind: 'error'; type: string | undefined; message: string; stack: readonly StackFrame[] }
  | { kind: 'refused'; error: Error };

/** The outcome of a run that has ended. */
export type EndedOutcome = Exclude<RunOutcome, { kind: 'running' }>;

/** A stack frame of an error. Lines are numbered from 1. */
export type StackFrame = { function: string; lineNumber: number | undefined };

/** A run of this visit. Times in Unix milliseconds. */
export type RunRecord = {
  id: number;
  functionName: string;
  parameters: readonly unknown[];
  isDevMode: boolean;
  /** The deployment that ran. Undefined if the service chose it. */
  target: string | undefined;
  startedMs: number;
  /** 0 until the run has ended. */
  durationMs: number;
  outcome: RunOutcome;
};

const MAX_RECORDS = 50; // Per project. Results can be large, and are only stored in memory.
const NONE: readonly RunRecord[] = [];
const byScript = new Map<string, readonly RunRecord[]>();
const { subscribe, emit } = createListeners();

/**
 * Saves a run until the page is reloaded, replacing its previous state. Arguments and results are never stored in the browser.
 */
export function saveRun(scriptId: string, record: RunRecord): void {
  const saved = byScript.get(scriptId) ?? NONE;
  const isNew = saved.every(({ id }) => id !== record.id);
  const records = isNew ? [record, ...saved] : saved.map((each) => (each.id === record.id ? record : each));
  byScript.set(scriptId, records.slice(0, MAX_RECORDS));
  emit();
}

/** Returns the runs of a project in this visit, newest first. */
export function useRunRecords(scriptId: string): readonly RunRecord[] {
  return useSyncExternalStore(subscribe, () => byScript.get(scriptId) ?? NONE);
}

/** Parses the result of a run. An exception in the script is part of a successful response. */
export function readOutcome(run: ScriptSchemas['Operation']): EndedOutcome {
  if (run.error) return readError(run.error);
  const response = toRecord(run.response);
  return { kind: 'result', value: response.result, hasValue: 'result' in response };
}

function readError(error: ScriptSchemas['Status']): EndedOutcome {
  const [detail] = Array.isArray(error.details) ? error.details : [error.details];
  const { errorMessage, errorType, scriptStackTraceElements } = toRecord(detail);
  const frames = Array.isArray(scriptStackTraceElements) ? scriptStackTraceElements.map(toRecord) : [];
  return {
    kind: 'error',
    type: typeof errorType === 'string' ? errorType : undefined,
    message: typeof errorMessage === 'string' ? errorMessage : (error.message ?? 'The script failed.'),
    stack: frames.map((frame) => ({
      function: typeof frame.function === 'string' ? frame.function : '',
      lineNumber: typeof frame.lineNumber === 'number' ? frame.lineNumber : undefined,
    })),
  };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
