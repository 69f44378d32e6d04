import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { describe, expect, test } from 'vitest';
import { readParams } from './read-params.ts';
import { getPageSize, isPageSize } from './requested-page-size.ts';

const lists = Object.values(operations).filter(({ parameters }) => parameters.some(({ name }) => isPageSize(name)));

describe('a page size', () => {
  test.each(lists.map(({ id }) => id))('of %s is the requested one, or otherwise the documented one', (id) => {
    const { parameters }: OperationDescriptor = operations[id];
    const { default: documented, maximum } = parameters.find(({ name }) => isPageSize(name)) ?? {};
    expect(getPageSize(id, undefined)).toBe(documented ?? maximum);
    expect(getPageSize(id, 7)).toBe(7);
  });

  test('has a documented maximum in every list, to which larger requests are lowered', () => {
    const sizes = lists.map((operation: OperationDescriptor) => {
      const { name = '', maximum = 0 } = operation.parameters.find((parameter) => isPageSize(parameter.name)) ?? {};
      const path = Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, 'x']));
      const query = new URLSearchParams([
        [name, '2147483647'],
        ['fields', '*'],
      ]);
      for (const { name: other, required, in: place } of operation.parameters) {
        if (required && place === 'query') query.set(other, 'x');
      }
      return [operation.id, readParams(operation, path, query)[name] === maximum && maximum > 0];
    });
    expect(sizes.filter(([, isLowered]) => !isLowered)).toEqual([]);
  });

  test('does not exist for an operation that is not a list', () => {
    expect(() => getPageSize('drive.files.get', undefined)).toThrow('drive.files.get has no page size');
  });
});
