import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FieldMaskError, type FieldTree, parseFieldMask, printFieldMask } from './field-mask.ts';

test.each([
  '',
  ',',
  ',a',
  'a,,b',
  'a,,',
  'a(,)',
  'a(',
  'a)',
  'a()',
  'a(b',
  'a(b))',
  'a/',
  '/a',
  'a//b',
  '(a)',
  'a b',
  'a"',
  'a(b)c',
  '**',
])('rejects %j', (selector) => {
  expect(() => parseFieldMask(selector)).toThrow(FieldMaskError);
});

test('parses any tree that was printed as a mask', () => {
  const name = fc.stringMatching(/^[a-z]{1,4}$/);
  const tree = fc.letrec<{ tree: FieldTree }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<FieldTree>('*'),
      fc.array(fc.tuple(name, tie('tree')), { minLength: 1, maxLength: 4 }).map((entries) => new Map(entries)),
    ),
  })).tree;
  fc.assert(
    fc.property(tree, (expected) => {
      expect(parseFieldMask(printFieldMask(expected))).toEqual(expected);
    }),
  );
});

test('returns a tree or its own error for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '(', ')', '/', ',', '*', ' ') }), (text) => {
      try {
        expect(parseFieldMask(text)).toBeDefined();
      } catch (error) {
        expect(error).toBeInstanceOf(FieldMaskError);
      }
    }),
  );
});

test.each([
  ['a,', 'a'],
  ['a(b,c,),', 'a(b,c)'],
])('%s is equivalent to %s', (selector, plain) => {
  expect(parseFieldMask(selector)).toEqual(parseFieldMask(plain));
});
