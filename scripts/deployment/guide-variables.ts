import { readFileSync } from 'node:fs';

/** Reads a document in `docs`. */
export function readDocument(name: string): string {
  return readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
}

/** Returns the variables in the shell examples of a guide. A later example of the same variable overrides an earlier one. */
export function readVariables(text: string): Record<string, string> {
  const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1] ?? '').join('\n');
  return Object.fromEntries(
    [...examples.matchAll(/^\s*([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
