import { expect, test } from 'vitest';
import { toJsonPath } from './json-path.ts';

test.each([
  [[], '$'],
  [['files', 0, 'name'], '$.files[0].name'],
  [['0'], "$['0']"],
  [['odd-key'], "$['odd-key']"],
  [["it's a \\"], "$['it\\'s a \\\\']"],
])('the path of %j is written according to RFC 9535', (keys, path) => {
  expect(toJsonPath(keys)).toBe(path);
});
