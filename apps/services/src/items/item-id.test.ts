import { expect, test } from 'vitest';
import { newDriveId, newItemId, newPartId } from './item-id.ts';

test('ids of items are 33 URL-safe characters, and none comes twice', () => {
  const ids = Array.from({ length: 5000 }, newItemId);
  expect(ids.every((id) => /^1[\w-]{32}$/.test(id))).toBe(true);
  expect(new Set(ids.map((id) => id.slice(-24))).size).toBe(ids.length);
});

test('ids that are made together begin alike, and end in nothing that can be guessed from the others', () => {
  const [first = '', second = ''] = [newItemId(), newItemId()];
  expect(second.slice(0, 6)).toBe(first.slice(0, 6));
  expect(second.slice(-24)).not.toBe(first.slice(-24));
});

test('ids of drives and of parts of items are of their own lengths', () => {
  expect(newDriveId()).toMatch(/^0A[\w-]{17}$/);
  expect(newPartId()).toMatch(/^[\w-]{28}$/);
});
