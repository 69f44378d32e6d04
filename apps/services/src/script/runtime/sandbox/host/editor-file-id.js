import { wrongArguments } from './exception.js';

/**
 * Returns the ID of a document from its URL, or from a DriveApp file.
 * @param {string} method
 * @param {any} source
 * @returns {string}
 */
export function toFileId(method, source) {
  const id = typeof source === 'string' ? /\/d\/([\w-]+)/.exec(source)?.[1] : source?.getId?.();
  if (typeof id !== 'string') throw wrongArguments(method, [source]);
  return id;
}
