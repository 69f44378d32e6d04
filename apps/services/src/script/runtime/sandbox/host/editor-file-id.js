import { wrongArguments } from './exception.js';

/**
 * The id of a document: from its address, or from a file of DriveApp.
 * @param {string} method
 * @param {any} source
 * @returns {string}
 */
export function toFileId(method, source) {
  const id = typeof source === 'string' ? /\/d\/([\w-]+)/.exec(source)?.[1] : source?.getId?.();
  if (typeof id !== 'string') throw wrongArguments(method, [source]);
  return id;
}
