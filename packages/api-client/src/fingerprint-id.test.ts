import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFingerprintId } from './fingerprint-id.ts';

test('an ID is short, stable, and in the format that the backend accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (label) => {
      expect(getFingerprintId(label)).toMatch(/^[0-9a-z]{1,16}$/);
      expect(getFingerprintId(label)).toBe(getFingerprintId(label));
    }),
  );
  // The ID must not change, because stored rows contain it.
  expect(getFingerprintId('TypeError: no at totalOf (Orders)')).toBe('rasvga6bn6');
});

test('labels that differ slightly have different IDs', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => getFingerprintId(`Error: no at f${index} (Code)`));
  expect(new Set(ids).size).toBe(ids.length);
});
