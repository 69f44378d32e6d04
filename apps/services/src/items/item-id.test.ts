import { expect, test } from 'vitest';
import { newDriveId, newItemId, newPartId } from './item-id.ts';

test('item IDs are 33 URL-safe characters, and are unique', () => {
  const ids = Array.from({ length: 5000 }, newItemId);
  expect(ids.every((id) => /^1[\w-]{32}$/.test(id))).toBe(true);
  expect(new Set(ids.map((id) => id.slice(-24))).size).toBe(ids.length);
});

test('IDs generated together start alike, and have endings that cannot be guessed from each other', () => {
  const [first = '', second = ''] = [newItemId(), newItemId()];
  expect(second.slice(0, 6)).toBe(first.slice(0, 6));
  expect(second.slice(-24)).not.toBe(first.slice(-24));
});

test('IDs of drives and of item parts have their own lengths', () => {
  expect(newDriveId()).toMatch(/^0A[\w-]{17}$/);
  expect(newPartId()).toMatch(/^[\w-]{28}$/);
});
