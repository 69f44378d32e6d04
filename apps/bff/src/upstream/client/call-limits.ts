import type { OperationId } from '@rotunda/api-client/operations';

/** How long the parts of a call may take, in milliseconds. There is no limit on the whole of a transfer. */
export type CallLimits = {
  /** Until a service has begun to answer. */
  headersMs: number;
  /** The same for a run of a script. */
  runMs: number;
  /** The same for opening a watch channel. */
  watchMs: number;
  /** Between two pieces of a response, on either side. */
  betweenBytesMs: number;
  /** The window over which the pace of a body is measured that is no upload. */
  jsonWindowMs: number;
  /** The window over which the pace of an upload is measured. */
  uploadWindowMs: number;
};

export const CALL_LIMITS: CallLimits = {
  headersMs: 30_000,
  runMs: 370_000, // A script may run for six minutes.
  watchMs: 15_000,
  betweenBytesMs: 60_000,
  jsonWindowMs: 30_000,
  uploadWindowMs: 60_000,
};

/** How long a service may take to begin its response to an operation, in milliseconds. */
export function headersTimeoutOf(operationId: OperationId, { headersMs, runMs, watchMs }: CallLimits): number {
  if (operationId === 'script.scripts.run') return runMs;
  return operationId.endsWith('.watch') ? watchMs : headersMs;
}
