import { expect, test } from 'vitest';
import { mergePatch } from './merge-patch.ts';

test('objects are merged, lists are replaced, and null values are removed', () => {
  const target = { summary: 'Plan', reminders: { useDefault: true, minutes: 5 }, days: [1, 2] };
  const patch = JSON.parse('{"summary":null,"reminders":{"minutes":10},"days":[3]}');
  expect(mergePatch(target, patch)).toEqual({ reminders: { useDefault: true, minutes: 10 }, days: [3] });
});

test.each(['__proto__', 'constructor', 'toString'])('a member named %s adds no inherited members', (name) => {
  const merged = mergePatch<Record<string, unknown>>({}, JSON.parse(`{"${name}":{"summary":5}}`));
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(merged.summary).toBeUndefined();
  expect(Object.entries(merged)).toEqual([[name, { summary: 5 }]]);
});
