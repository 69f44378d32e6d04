import { expect, test } from 'vitest';
import { generateDriveId, generateItemId, generatePartId } from './item-id.ts';

test('item IDs are 33 URL-safe characters, and are unique', () => {
  const ids = Array.from({ length: 5000 }, generateItemId);
  expect(ids.every((id) => /^1[\w-]{32}$/.test(id))).toBe(true);
  expect(new Set(ids.map((id) => id.slice(-24))).size).toBe(ids.length);
});

test('IDs generated together start alike, and have endings that cannot be guessed from each other', () => {
  const [first = '', second = ''] = [generateItemId(), generateItemId()];
  expect(second.slice(0, 6)).toBe(first.slice(0, 6));
  expect(second.slice(-24)).not.toBe(first.slice(-24));
});

test('IDs of drives and of item parts have their own lengths', () => {
  expect(generateDriveId()).toMatch(/^0A[\w-]{17}$/);
  expect(generatePartId()).toMatch(/^[\w-]{28}$/);
});
