import { expect, test } from 'vitest';
import { compareMembers } from './compare-members.ts';

const member = (name: string, crc32: string, sizeBytes = 3) => ({ name, sizeBytes, crc32, isEncrypted: false });

test('files that were added, removed or changed are found, and others are not', () => {
  const before = [member('same', '1'), member('changed', '2'), member('gone', '3')];
  const after = [member('new', '4'), member('changed', '5'), member('same', '1')];
  const changes = compareMembers(before, after).map(({ name, kind }) => [name, kind]);
  expect(changes).toEqual([
    ['changed', 'changed'],
    ['gone', 'removed'],
    ['new', 'added'],
  ]);
});
