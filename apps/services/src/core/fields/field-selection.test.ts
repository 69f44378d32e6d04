import { parseFieldMask } from '@rotunda/api-client/field-mask';
import { describe, expect, test } from 'vitest';
import { FieldSelection } from './field-selection.ts';

const select = (selector: string, value: unknown) => new FieldSelection(parseFieldMask(selector), true).apply(value);

const page = {
  kind: 'drive#fileList',
  nextPageToken: 't',
  files: [
    { id: '1', name: 'a', owners: [{ emailAddress: 'x', me: true }], capabilities: { canEdit: true, canCopy: false } },
    { id: '2', name: 'b' },
  ],
};

describe('a mask', () => {
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
  ])('selects the members named by %s', (selector, expected) => {
    expect(select(selector, page)).toEqual(expected);
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
  ])('of %s reports whether it selects nothing else from the files: %s', (selector, isWithin) => {
    const names = new Set(['id', 'name']);
    expect(new FieldSelection(parseFieldMask(selector), true).isWithin('files', names)).toBe(isWithin);
  });

  const selection = new FieldSelection(parseFieldMask('files(id,owners),kind'), true);

  test('knows which members will be sent, at every depth', () => {
    expect(selection.has('files')).toBe(true);
    expect(selection.has('files.owners.emailAddress')).toBe(true);
    expect(selection.has('files.name')).toBe(false);
    expect(selection.has('nextPageToken')).toBe(false);
  });

  test('distinguishes named members from those included by an asterisk', () => {
    expect(selection.names('files.owners')).toBe(true);
    expect(new FieldSelection('*', true).names('files')).toBe(false);
    expect(new FieldSelection('*', true).has('files')).toBe(true);
  });
});
