import { readFileSync } from 'node:fs';
import { StartError } from '#domain/start-error.ts';

/**
 * Reads the secret from the file that a variable specifies, without surrounding white space. Throws StartError if it cannot be
 * read or is empty.
 */
export function readSecret(variable: string, path: string): string {
  const secret = readText(variable, path).trim();
  if (secret === '') throw new StartError(`${variable} ${path} is empty.`);
  return secret;
}

function readText(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartError(`${variable} ${path} cannot be read.`, { cause });
  }
}
