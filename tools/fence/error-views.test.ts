// A refetch that fails removes nothing: what was loaded stays, and the top of the screen says that it is not current.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const ERROR_OF_QUERY = /<ErrorView\s+error=\{(\w+)\.error\}/g;

test('an error takes the place of data only if there is none: the query is unreadable', async () => {
  const wrong: string[] = [];
  for await (const path of glob('**/*.tsx', { cwd: source })) {
    const text = await readFile(join(source, path), 'utf8');
    for (const [, name = ''] of text.matchAll(ERROR_OF_QUERY)) {
      const isQuery = new RegExp(String.raw`const ${name} = use(Infinite)?Query\(`).test(text);
      // Some dialogs show nothing but what is current.
      const isGuarded = text.includes(`isUnreadable(${name})`) || text.includes(`${name}.isSuccess`);
      if (isQuery && !isGuarded) wrong.push(`${path}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});
