import { expect, test } from 'vitest';
import { readPaths } from './read-paths.ts';

const file = {
  name: 'Budget',
  size: '12',
  owners: [{ displayName: 'Ana' }, { displayName: 'Bo' }],
  parents: ['f1'],
};

const pathsOf = (read: (row: typeof file & { trashed?: boolean }) => unknown) => [...readPaths(file, read).keys()];

test('names the field a value was read from, with its content', () => {
  expect([...readPaths(file, ({ name }) => name)]).toEqual([['name', 'Budget']]);
});

test('names members of lists by the list, however they are accessed', () => {
  expect(pathsOf(({ owners }) => owners.map(({ displayName }) => displayName).join())).toEqual([
    'owners[].displayName',
  ]);
  expect(pathsOf(({ owners: [owner] }) => owner?.displayName)).toEqual(['owners[].displayName']);
  expect(pathsOf(({ parents }) => parents.includes('f2'))).toEqual(['parents[]']);
});

test('names every field a value was derived from, including missing ones', () => {
  expect(pathsOf(({ size, trashed, name }) => trashed ?? `${name} ${size}`)).toEqual(['size', 'trashed', 'name']);
});

test('names nothing for a value that is not in the row', () => {
  expect(pathsOf(() => 'elsewhere')).toEqual([]);
});
