// Checks the alignment of rows with fields: a notice or an error below a field must not move the other elements of its
// row.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const FIELD = /<(TextField|AddressField|SuggestField|NativeSelect)\b/;
const AT_THE_END = /\b(items|self)-(end|center|baseline)\b/;

test('elements next to a field are aligned with its label or, as a FieldAction, with the field', async () => {
  const wrong: string[] = [];
  for await (const path of glob('**/*.tsx', { cwd: source })) {
    const text = await readFile(join(source, path), 'utf8');
    // The row is the element around the field, or around the element that sets its width.
    for (const { index } of text.matchAll(new RegExp(FIELD, 'g')))
      if (
        text
          .slice(0, index)
          .match(/<(div|form|fieldset)\b[^<]*className="([^"]*)"[^<]*(<(div|span)\b[^<]*)?$/)?.[2]
          ?.match(AT_THE_END)
      )
        wrong.push(path);
  }
  expect(wrong).toEqual([]);
});
