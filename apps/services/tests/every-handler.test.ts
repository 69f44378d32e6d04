import { readdirSync, readFileSync } from 'node:fs';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { loadHandlers } from '#core/operations/load-handlers.ts';

const sourceDirectory = new URL('../src/', import.meta.url);
const built = await loadHandlers();

test('every operation has a handler', () => {
  const ids: OperationId[] = Object.values(operations).map(({ id }) => id);
  expect(ids.filter((id) => !built.has(id))).toEqual([]);
});

test('every file that declares a handler is in the place where the services look for it', () => {
  const files = readdirSync(sourceDirectory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const declared = files.flatMap((name) => {
    const text = readFileSync(new URL(name, sourceDirectory), 'utf8');
    const id = /^export const handler = (?:operation|longOperation)\(\s*'([^']+)'/m.exec(text)?.[1];
    return id === undefined ? [] : [id];
  });
  expect(declared.sort()).toEqual([...built.keys()].sort());
});
