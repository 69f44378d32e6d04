import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FieldSelection, type FieldTree } from './field-selection.ts';
import { FieldSelectorError, parseFieldSelector } from './parse-field-selector.ts';

const select = (selector: string, value: unknown) =>
  new FieldSelection(parseFieldSelector(selector), true).apply(value);

const page = {
  kind: 'drive#fileList',
  nextPageToken: 't',
  files: [
    { id: '1', name: 'a', owners: [{ emailAddress: 'x', me: true }], capabilities: { canEdit: true, canCopy: false } },
    { id: '2', name: 'b' },
  ],
};

describe('parseFieldSelector', () => {
  test.each([
    ['*', page],
    ['kind', { kind: 'drive#fileList' }],
    ['files/id', { files: [{ id: '1' }, { id: '2' }] }],
    [
      'files(id, name),kind',
      {
        kind: page.kind,
        files: [
          { id: '1', name: 'a' },
          { id: '2', name: 'b' },
        ],
      },
    ],
    [
      'files(id),files/name',
      {
        files: [
          { id: '1', name: 'a' },
          { id: '2', name: 'b' },
        ],
      },
    ],
    ['files/owners/emailAddress', { files: [{ owners: [{ emailAddress: 'x' }] }, {}] }],
    ['files(capabilities/canEdit)', { files: [{ capabilities: { canEdit: true } }, {}] }],
    ['files(capabilities/*)', { files: [{ capabilities: { canEdit: true, canCopy: false } }, {}] }],
    ['files,files/id', { files: page.files }],
    ['files/id,files', { files: page.files }],
    ['files(*)', { files: page.files }],
    ['*/id', { kind: page.kind, nextPageToken: 't', files: [{ id: '1' }, { id: '2' }] }],
    ['incompleteSearch', {}],
  ])('selects the members that %s names', (selector, expected) => {
    expect(select(selector, page)).toEqual(expected);
  });

  test.each([
    '',
    ',',
    'a,',
    ',a',
    'a,,b',
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
  ])('refuses %j', (selector) => {
    expect(() => parseFieldSelector(selector)).toThrow(FieldSelectorError);
  });

  test('reads any tree that was written as a selector', () => {
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
        expect(parseFieldSelector(write(expected))).toEqual(expected);
      }),
    );
  });

  test('answers any text with a tree or its own error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '(', ')', '/', ',', '*', ' ') }), (text) => {
        try {
          expect(parseFieldSelector(text)).toBeDefined();
        } catch (error) {
          expect(error).toBeInstanceOf(FieldSelectorError);
        }
      }),
    );
  });
});

describe('FieldSelection', () => {
  test.each([
    ['files(id)', true],
    ['files(id,name)', true],
    ['kind', true],
    ['files(id,owners)', false],
    ['files', false],
    ['files/*', false],
    ['*', false],
    ['*/id', true],
    ['*/owners', false],
  ])('of %s says whether nothing else is sent of the files: %s', (selector, isWithin) => {
    const names = new Set(['id', 'name']);
    expect(new FieldSelection(parseFieldSelector(selector), true).isWithin('files', names)).toBe(isWithin);
  });

  const selection = new FieldSelection(parseFieldSelector('files(id,owners),kind'), true);

  test('knows what will be sent, at every depth', () => {
    expect(selection.has('files')).toBe(true);
    expect(selection.has('files.owners.emailAddress')).toBe(true);
    expect(selection.has('files.name')).toBe(false);
    expect(selection.has('nextPageToken')).toBe(false);
  });

  test('tells members that were named from those that a star includes', () => {
    expect(selection.names('files.owners')).toBe(true);
    expect(new FieldSelection('*', true).names('files')).toBe(false);
    expect(new FieldSelection('*', true).has('files')).toBe(true);
  });
});

function write(tree: FieldTree): string {
  if (tree === '*') return '*';
  return [...tree].map(([name, below]) => (below === '*' ? name : `${name}(${write(below)})`)).join(',');
}
