import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { ScriptError, ScriptResult } from '#core/operations/script-engine.ts';
import type { ExecutedFunction } from '#script/runtime/execute-function.ts';

const TYPE_PREFIX = 'type.googleapis.com/google.apps.script.v1.';

/** Converts the result of a run to an Operation resource. A failure within the script is part of a successful response. */
export function toRunResponse({ processId, ...end }: ExecutedFunction): ScriptSchemas['Operation'] {
  return { ...toOutcome(end), processId };
}

function toOutcome(end: ScriptResult): ScriptSchemas['Operation'] {
  switch (end.status) {
    case 'COMPLETED': {
      const response = { '@type': `${TYPE_PREFIX}ExecutionResponse` };
      if (end.resultJson === undefined) return { done: true, response };
      return { done: true, response: { ...response, result: JSON.parse(end.resultJson) } };
    }
    case 'FAILED':
      return toFailure(3, 'ScriptError', end.error);
    case 'TIMED_OUT':
      return toFailure(10, 'SCRIPT_TIMEOUT', end.error);
    case 'CANCELED':
      // Unlike the status of a process, the public service spells this code with two Ls.
      return toFailure(1, 'CANCELLED', { type: 'ScriptError', message: 'The run was canceled.', stack: [] });
  }
}

function toFailure(code: number, message: string, error: ScriptError): ScriptSchemas['Operation'] {
  return { done: true, error: { code, message, details: [toExecutionError(error)] } };
}

function toExecutionError({ type, message, stack }: ScriptError) {
  const frames = stack.map((frame) => ({ function: frame.function, lineNumber: frame.lineNumber }));
  // Platform errors are returned without their class.
  const errorMessage = type === '' || type === 'ScriptError' ? message : `${type}: ${message}`;
  return {
    '@type': `${TYPE_PREFIX}ExecutionError`,
    errorMessage,
    ...(type !== '' && { errorType: type }),
    ...(frames.length > 0 && { scriptStackTraceElements: frames }),
  };
}
