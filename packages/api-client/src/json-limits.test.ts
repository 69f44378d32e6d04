import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonCounter, JsonLimitError, type JsonLimits } from './json-limits.ts';

function take(text: string, limits: JsonLimits, chunkBytes = 1000): void {
  const counter = new JsonCounter(limits);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkBytes) counter.take(bytes.subarray(at, at + chunkBytes));
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members = Object.values(value);
  return Math.max(1, members.length) + members.reduce<number>((sum, member) => sum + membersOf(member), 0);
}

describe('counting JSON as it arrives', () => {
  test('accepts every text within its limits and none beyond them, however it is split', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 1, max: 40 }), (text, chunkBytes) => {
        const value: unknown = JSON.parse(text);
        const limits = { maxDepth: depthOf(value), maxMembers: membersOf(value) };
        expect(() => take(text, limits, chunkBytes)).not.toThrow();
        if (limits.maxDepth === 0) return;
        const { maxDepth, maxMembers } = limits;
        expect(() => take(text, { maxDepth: maxDepth - 1, maxMembers }, chunkBytes)).toThrow(JsonLimitError);
        expect(() => take(text, { maxDepth, maxMembers: maxMembers - 1 }, chunkBytes)).toThrow(JsonLimitError);
      }),
    );
  });

  test('does not count characters in strings', () => {
    expect(() => take(JSON.stringify({ a: '[[[,,,"\\{{{' }), { maxDepth: 1, maxMembers: 1 }, 1)).not.toThrow();
  });

  test('stops at the first bracket over the limit', () => {
    const counter = new JsonCounter({ maxDepth: 64, maxMembers: 1000 });
    expect(() => counter.take(Buffer.from('['.repeat(65)))).toThrow('nested deeper than 64 levels');
  });
});
