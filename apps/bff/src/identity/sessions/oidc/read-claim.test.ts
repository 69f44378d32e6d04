import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClaim, readNames } from './read-claim.ts';

test.each([
  ['roles', { roles: ['a'] }, ['a']],
  ['realm_access.roles', { realm_access: { roles: ['a'] } }, ['a']],
  ['resource_access.my.client.roles', { resource_access: { 'my.client': { roles: ['a'] } } }, ['a']],
  ['https://console.example/roles', { 'https://console.example/roles': ['a'] }, ['a']],
  ['https://console.example/access.roles', { 'https://console.example/access': { roles: ['a'] } }, ['a']],
  ['a.b', { 'a.b': 1, a: { b: 2 } }, 1],
  ['a.b.c', { 'a.b': {}, a: { b: { c: 3 } } }, 3],
  ['a.b', { a: ['b'] }, undefined],
  ['a.b', { a: null }, undefined],
  ['constructor.name', {}, undefined],
  ['', { a: 1 }, undefined],
])('%s', (path, claims, expected) => {
  expect(readClaim(claims, path)).toEqual(expected);
});

test('every claim is found by its path of names, whatever the names contain', () => {
  const names = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(names, (path) => {
      const claims = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'found');
      // An object literal cannot have this name as its own property.
      fc.pre(!path.includes('__proto__'));
      expect(readClaim(Object(claims), path.join('.'))).toBe('found');
    }),
  );
});

test.each([
  [
    ['a', 1, 'b', null],
    ['a', 'b'],
  ],
  ['a', ['a']],
  [{ a: {}, b: {} }, ['a', 'b']],
  [undefined, []],
  [7, []],
])('the names in %j', (claim, names) => {
  expect(readNames(claim)).toEqual(names);
});
