import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { operations } from './generated/operations.gen.ts';

type Schema = {
  description?: string;
  $ref?: string;
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
};
type Operation = {
  operationId: string;
  summary?: string;
  parameters?: { name: string; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, unknown> };
};

const services = ['script', 'calendar', 'drive'] as const;

// The result is untyped, so that each use states what it expects.
function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

const documents = new Map(
  services.map((name): [string, Document] => [name, readJson(`../openapi/${name}.openapi.json`)]),
);
const all = [...documents.values()].flatMap(({ paths }) => Object.values(paths).flatMap((item) => Object.values(item)));

/** Returns every enumeration of a document, in parameters and schemas. */
function listEnums(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'enum' in value && Array.isArray(value.enum) ? [value.enum] : [];
  return [...own, ...Object.values(value).flatMap(listEnums)];
}

function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(listReferences)];
}

/** Returns the paths of schemas and members without a description, at any depth. */
function listUndescribed(path: string, { description = '', properties, items }: Schema): string[] {
  const members = Object.entries({ ...items?.properties, ...properties });
  const below = members.flatMap(([name, member]) => listUndescribed(`${path}.${name}`, member));
  return description === '' ? [path, ...below] : below;
}

describe('every operation', () => {
  test('has its own summary', () => {
    const summaries = all.map((operation) => operation.summary ?? '');
    expect(summaries.filter((summary) => summary.length < 10)).toEqual([]);
    expect(new Set(summaries).size).toBe(Object.keys(operations).length);
  });

  test('describes each of its parameters', () => {
    const silent = all.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(({ description = '' }) => description.length < 10).map(({ name }) => `${operationId} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  test('has one success response and the error envelope for every other response', () => {
    const odd = all.filter(({ responses }) => {
      const statuses = Object.keys(responses);
      const isOne = statuses.length === 2 && (statuses.includes('200') || statuses.includes('204'));
      return !isOne || responses.default?.$ref !== '#/components/responses/Error';
    });
    expect(odd.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe.each(services)('the API document of %s', (name) => {
  const document = documents.get(name);

  test('has no dangling references', () => {
    const known = [
      ...Object.keys(document?.components.schemas ?? {}).map((schema) => `#/components/schemas/${schema}`),
      ...Object.keys(document?.components.responses ?? {}).map((response) => `#/components/responses/${response}`),
    ];
    expect(listReferences(document).filter((reference) => !known.includes(reference))).toEqual([]);
  });

  test('describes every resource and every member', () => {
    const schemas = Object.entries(document?.components.schemas ?? {});
    expect(schemas.flatMap(([title, schema]) => listUndescribed(title, schema))).toEqual([]);
  });

  test('has every enumeration of its specification', () => {
    const spec: { enumerations: Record<string, string[]> } = readJson(`../spec/${name}.json`);
    const enums = listEnums(document);
    const missing = Object.entries(spec.enumerations).filter(
      ([, values]) => !enums.some((found) => values.every((value) => found.includes(value))),
    );
    expect(missing.map(([title]) => title)).toEqual([]);
  });
});

test.each([...services, 'bff'])('the document of %s is valid OpenAPI 3.1', async (name) => {
  const validator = new Validator();
  const verdict = await validator.validate(readJson(`../openapi/${name}.openapi.json`));
  expect(verdict).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});
