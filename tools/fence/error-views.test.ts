// Checks that a failed refetch removes no data: loaded data stays visible, and the top of the screen reports that it is
// outdated.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const ERROR_OF_QUERY = /<ErrorView\s+error=\{(\w+)\.error\}/g;

test('an error replaces data only if the query has none', async () => {
  const wrong: string[] = [];
  for await (const path of glob('**/*.tsx', { cwd: source })) {
    const text = await readFile(join(source, path), 'utf8');
    for (const [, name = ''] of text.matchAll(ERROR_OF_QUERY)) {
      const isQuery = new RegExp(String.raw`const ${name} = use(Infinite)?Query\(`).test(text);
      // Some dialogs show only current data.
      const isGuarded = text.includes(`isUnreadable(${name})`) || text.includes(`${name}.isSuccess`);
      if (isQuery && !isGuarded) wrong.push(`${path}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});
