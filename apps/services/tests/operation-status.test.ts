import { readdirSync, readFileSync } from 'node:fs';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { loadHandlers } from '#core/load-handlers.ts';
import status from '#operation-status.json' with { type: 'json' };

const sourceDirectory = new URL('../src/', import.meta.url);
const built = await loadHandlers();
const planned: ReadonlySet<string> = new Set(status.planned);

describe('operation-status.json', () => {
  const ids: OperationId[] = Object.values(operations).map(({ id }) => id);

  test('lists as planned every operation that is not built', () => {
    expect(ids.filter((id) => !built.has(id) && !planned.has(id))).toEqual([]);
  });

  test('lists as planned no operation that is built: remove what is shown here from the list', () => {
    expect(ids.filter((id) => built.has(id) && planned.has(id))).toEqual([]);
  });

  test('lists nothing that is no operation', () => {
    const known: ReadonlySet<string> = new Set(ids);
    expect(status.planned.filter((id) => !known.has(id))).toEqual([]);
  });
});

test('every file that declares a handler is where the services look for it', () => {
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
