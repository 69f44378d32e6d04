import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const documentShape = z.object({
  components: z.object({ schemas: z.object({ ProblemCode: z.object({ enum: z.array(z.string()) }) }) }),
});

test('every code of an error is described, and no other', () => {
  const text = readFileSync(`${repository}/packages/api-client/openapi/bff.openapi.json`, 'utf8');
  const codes = documentShape.parse(JSON.parse(text)).components.schemas.ProblemCode.enum;
  const described = readFileSync(`${repository}/docs/errors.md`, 'utf8').matchAll(/^\| `(\w+)`/gm);
  expect([...described].map((match) => match[1]).sort()).toEqual([...codes].sort());
});
