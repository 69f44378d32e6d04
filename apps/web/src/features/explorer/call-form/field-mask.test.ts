import drive from '@rotunda/api-client/openapi/drive.openapi.json';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceDocument } from '#features/explorer/operation/document.ts';
import { listMembers, listResponsePaths, parseFieldMask, toFieldMask } from './field-mask.ts';

const document: ServiceDocument = drive;
const name = fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));

test('a mask is parsed back to the paths it was created from', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 8 }), (paths) => {
      // A path below another selected one is not a separate selection.
      const chosen = paths.filter((each) => !paths.some((other) => other.startsWith(`${each}/`)));
      expect(parseFieldMask(toFieldMask(new Set(chosen)))).toEqual(new Set(chosen));
    }),
  );
});

test('members in brackets belong to the preceding member', () => {
  expect(toFieldMask(new Set(['nextPageToken', 'files/id', 'files/owners/emailAddress']))).toBe(
    'nextPageToken,files(id,owners(emailAddress))',
  );
  expect(parseFieldMask('files(id, name),kind')).toEqual(new Set(['files/id', 'files/name', 'kind']));
});

test.each(['files(id', 'files)id', 'a(b))'])('%s cannot be parsed', (text) => {
  expect(parseFieldMask(text)).toBeUndefined();
});

test('the members of a list are those of its elements', () => {
  const members = listMembers(document, { $ref: '#/components/schemas/FileList' });
  const files = members.find((member) => member.name === 'files');
  expect(files?.isOpenable).toBe(true);
  expect(listMembers(document, files?.schema ?? {}).map((member) => member.name)).toContain('mimeType');
});

test('the members of a response are those in any element of its lists', () => {
  const response = {
    kind: 'list',
    files: [{ id: 'a' }, { id: 'b', owners: [{ me: true }], spaces: ['drive'] }],
    more: null,
  };
  expect([...listResponsePaths(response)]).toEqual(['kind', 'files/id', 'files/owners/me', 'files/spaces', 'more']);
});
