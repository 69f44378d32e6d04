import { expect, test } from 'vitest';
import { fillBlankNames } from './blank-names.ts';

function filled<Body>(body: Body): Body {
  fillBlankNames(body);
  return body;
}

test('resources with a blank name are shown as (no name), alone, in lists, and nested', () => {
  expect(filled({ id: 'f', name: ' ' })).toEqual({ id: 'f', name: '(no name)' });
  expect(filled({ files: [{ name: '' }, { name: '\u200b\u3164' }, { name: 'Plan' }] })).toEqual({
    files: [{ name: '(no name)' }, { name: '(no name)' }, { name: 'Plan' }],
  });
  expect(filled({ changes: [{ file: { name: '\u00a0' } }, { drive: { name: '' } }] })).toEqual({
    changes: [{ file: { name: '(no name)' } }, { drive: { name: '(no name)' } }],
  });
  expect(filled({ rows: [{ title: '' }], coverage: { failed: [{ title: ' ' }] } })).toEqual({
    rows: [{ title: '(no name)' }],
    coverage: { failed: [{ title: '(no name)' }] },
  });
});

test('blank names of people are removed, so that their address is shown instead', () => {
  expect(
    filled({
      rows: [{ reviewers: [{ email: 'ana@example.com', name: ' ' }] }],
      permissions: [{ displayName: '\u2800', emailAddress: 'bo@example.com' }],
    }),
  ).toEqual({
    rows: [{ reviewers: [{ email: 'ana@example.com' }] }],
    permissions: [{ emailAddress: 'bo@example.com' }],
  });
});

test('resources without a name property get none, and user-defined properties are unchanged', () => {
  const body = {
    files: [{ id: 'f', properties: { name: '' }, appProperties: { title: ' ' } }],
    items: [{ extendedProperties: { private: { summary: '' } }, description: '' }],
    nextPageToken: '',
  };
  expect(filled(structuredClone(body))).toEqual(body);
  for (const other of [undefined, null, '', 3, []]) expect(filled(other)).toEqual(other);
});
