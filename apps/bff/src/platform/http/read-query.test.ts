import document from '@rotunda/api-client/openapi/bff.openapi.json' with { type: 'json' };
import { readMember } from '@rotunda/api-client/read-member';
import { expect, test } from 'vitest';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './read-query.ts';

test('the documentation states the page sizes that lists accept', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const parameters = operations.flatMap((operation) => {
    const list: unknown = readMember(operation, 'parameters');
    return Array.isArray(list) ? list : [];
  });
  const sizes = parameters.filter((parameter) => readMember(parameter, 'name') === 'pageSize');
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes) {
    expect(readMember(size, 'schema')).toMatchObject({ maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE });
  }
});
