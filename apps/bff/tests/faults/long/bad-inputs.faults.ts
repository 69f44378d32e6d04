import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { ServicesProcess } from '#testing/processes/services-process.ts';
import { TestBff } from '#testing/test-bff.ts';

const INPUTS_OF_OPERATION = 20;
const START_MS = 120_000;

/** Generates texts that are mostly invalid. */
const oddText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    '99999999999999999999',
    'null',
    'true',
    '..',
    '%00',
    "'; --",
    '𝒳\u202e',
    '[]',
  ),
  fc.constantFrom('2026-13-45T99:99:99Z', '0000-00-00', 'a'.repeat(3_000), '((((', '"', 'name = ', '*', '/', '\\'),
  fc.string({ maxLength: 40, unit: 'binary' }),
);
const oddJson = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"a"',
    '{"a":',
    '{"name":1e999}',
    `${'['.repeat(500)}${']'.repeat(500)}`,
    '\ufffe',
  ),
  fc
    .dictionary(
      fc.constantFrom('id', 'name', 'start', 'end', 'role', 'type', 'scope', 'files', 'mimeType', 'parents', 'address'),
      fc.jsonValue({ maxDepth: 2 }),
    )
    .map((value) => JSON.stringify(value)),
);

const problem = z.object({ code: z.string(), status: z.number(), requestId: z.string() });

let services: ServicesProcess;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  [services, bff] = await Promise.all([ServicesProcess.start(), TestBff.start()]);
  bff.upstream.handler = services.handler;
  operator = await bff.signIn('operator');
}, START_MS);

afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await services[Symbol.asyncDispose]();
});

/** Generates a call of an operation with mostly invalid inputs. */
function badCall({ basePath, method, parameters, path, service }: OperationDescriptor) {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const base = `/api${service === 'script' ? '/script' : ''}${basePath}${path}`;
  return fc
    .record({
      ids: fc.array(oddText, { minLength: 4, maxLength: 4 }),
      query: fc.array(fc.tuple(fc.constantFrom('fields', 'alt', 'colour', 'constructor', ...names), oddText), {
        maxLength: 4,
      }),
      body: method === 'GET' || method === 'DELETE' ? fc.constant(null) : oddJson,
    })
    .map(({ ids, query, body }) => {
      let next = 0;
      const filled = base.replaceAll(/\{\w+\}/g, () => encodeURIComponent((ids[next++ % 4] ?? '').toWellFormed()));
      const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value.toWellFormed()]));
      return {
        path: `${filled}?${search}`,
        options: { method, headers: { 'content-type': 'application/json' }, body },
      };
    });
}

/** Returns the fault of a response, or undefined for a success or a documented client error. */
function findFault({ headers, status, text }: Response): string | undefined {
  if (status < 400) return undefined;
  const isProblem = headers['content-type'] === 'application/problem+json';
  const read = isProblem ? problem.safeParse(JSON.parse(text)) : undefined;
  return status < 500 && read?.success ? undefined : `${status} ${text.slice(0, 300)}`;
}

test(
  'no input to any operation causes an internal error or an undocumented response',
  async () => {
    const faults: string[] = [];
    let requests = 0;
    for (const operation of Object.values(operations)) {
      for (const { path, options } of fc.sample(badCall(operation), { numRuns: INPUTS_OF_OPERATION, seed: 118 })) {
        requests += 1;
        const fault = findFault(await operator.request(path, options));
        if (fault !== undefined)
          faults.push(`${operation.id} ${path.slice(0, 200)} ${options.body?.slice(0, 200)}: ${fault}`);
      }
    }
    countFaults('bad inputs to every operation', { requests, badInputs: requests });
    expect(faults).toEqual([]);
    expect((await operator.request('/api/drive/v3/files?pageSize=1')).status).toBe(200);
  },
  START_MS * 3,
);
