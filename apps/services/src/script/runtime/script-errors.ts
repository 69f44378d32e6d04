import type { ScriptError } from '#core/operations/script-engine.ts';

// Scripts control both texts, which are stored and displayed.
const MAX_TYPE_CHARACTERS = 200;
const MAX_MESSAGE_CHARACTERS = 8_192;

export const TIMEOUT_MESSAGE = 'Exceeded maximum execution time';
export const OUT_OF_MEMORY_MESSAGE = 'Out of memory error.';
export const STACK_OVERFLOW_MESSAGE = 'Maximum call stack size exceeded';

/** Creates the error of a run that the platform ended without an error in the script's code. */
export function platformError(message: string): ScriptError {
  return { type: 'ScriptError', message, stack: [] };
}

/** Converts an engine error to the platform's error message. */
export function toScriptError(error: ScriptError, isMemorySpent: boolean): ScriptError {
  const { type, message } = error;
  if (message === 'stack overflow' && (type === 'InternalError' || type === 'SyntaxError')) {
    return { ...error, type: 'RangeError', message: STACK_OVERFLOW_MESSAGE };
  }
  // If there is no memory for an error, the engine throws null.
  const isOutOfMemory = type === 'InternalError' ? message === 'out of memory' : isMemorySpent && type === '';
  if (isOutOfMemory) return { ...error, type: 'ScriptError', message: OUT_OF_MEMORY_MESSAGE };
  return { ...error, type: type.slice(0, MAX_TYPE_CHARACTERS), message: message.slice(0, MAX_MESSAGE_CHARACTERS) };
}
