import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const values = z.object({ enum: z.array(z.string()) });
const documentShape = z.object({
  components: z.object({ schemas: z.object({ ProblemCode: values, FailureReason: values }) }),
});

test.each([
  ['ProblemCode', 'Errors'],
  ['FailureReason', 'Failure reasons'],
] as const)('every value of %s is described, and no other', (schema, heading) => {
  const text = readFileSync(`${repository}/packages/api-client/openapi/bff.openapi.json`, 'utf8');
  const codes = documentShape.parse(JSON.parse(text)).components.schemas[schema].enum;
  const sections = readFileSync(`${repository}/docs/errors.md`, 'utf8').split(/^#+ /m);
  const section = sections.find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const described = section.matchAll(/^\| `(\w+)`/gm);
  expect([...described].map((match) => match[1]).sort()).toEqual([...codes].sort());
});
