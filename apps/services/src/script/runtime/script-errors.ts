import type { ScriptError } from '#core/operations/script-engine.ts';

// Scripts choose both freely, and both are stored and shown.
const MAX_TYPE_CHARACTERS = 200;
const MAX_MESSAGE_CHARACTERS = 8_192;

export const OUT_OF_TIME = 'Exceeded maximum execution time';
export const OUT_OF_MEMORY = 'Out of memory error.';
export const TOO_DEEP = 'Maximum call stack size exceeded';

/** A run that the platform ended; no code of the script is at fault. */
export function platformError(message: string): ScriptError {
  return { type: 'ScriptError', message, stack: [] };
}

/** An error of the engine in the words that the platform uses. */
export function toScriptError(error: ScriptError, isMemorySpent: boolean): ScriptError {
  const { type, message } = error;
  if (message === 'stack overflow' && (type === 'InternalError' || type === 'SyntaxError')) {
    return { ...error, type: 'RangeError', message: TOO_DEEP };
  }
  // Without memory for an error the engine throws null.
  const isOutOfMemory = type === 'InternalError' ? message === 'out of memory' : isMemorySpent && type === '';
  if (isOutOfMemory) return { ...error, type: 'ScriptError', message: OUT_OF_MEMORY };
  return { ...error, type: type.slice(0, MAX_TYPE_CHARACTERS), message: message.slice(0, MAX_MESSAGE_CHARACTERS) };
}
