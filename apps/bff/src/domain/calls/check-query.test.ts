import { operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { checkQuery } from './check-query.ts';

/** A query that counts the visited parameters, because a lookup by name visits all of them. */
class CountingQuery extends URLSearchParams {
  looks = 0;

  override *entries(): ReturnType<URLSearchParams['entries']> {
    for (const entry of super.entries()) {
      this.looks += 1;
      yield entry;
    }
  }

  override *keys(): ReturnType<URLSearchParams['keys']> {
    for (const [name] of this.entries()) yield name;
  }

  override [Symbol.iterator](): ReturnType<URLSearchParams['entries']> {
    return this.entries();
  }

  override has(name: string): boolean {
    this.looks += this.size;
    return super.has(name);
  }

  override getAll(name: string): string[] {
    this.looks += this.size;
    return super.getAll(name);
  }
}

test('T16: a query that repeats a name as often as fits in a URL does not block other requests', () => {
  const query = new CountingQuery('a&'.repeat(4_000));
  expect(() => checkQuery(operations['drive.files.list'], query, false)).toThrow('Invalid: a.');
  expect(query.looks / query.size).toBeLessThan(5);
});
