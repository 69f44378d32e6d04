import { readFileSync } from 'node:fs';

/** The text of a document in `docs`. */
export function readDocument(name: string): string {
  return readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
}

/** The variables of the shell examples of a guide; a later example of the same variable comes instead of an earlier one. */
export function readVariables(text: string): Record<string, string> {
  const examples = [...text.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1] ?? '').join('\n');
  return Object.fromEntries(
    [...examples.matchAll(/^\s*([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
