import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceMutations } from './source-mutations.ts';

const source = new URL('../../apps/bff/src/', import.meta.url);

test.each(sourceMutations)('the text that is replaced occurs once in its file: $name', ({ file, from }) => {
  expect(readFileSync(new URL(file, source), 'utf8').split(from)).toHaveLength(2);
});
