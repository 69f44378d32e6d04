import { expect, test } from 'vitest';
import { fillBlankNames } from './blank-names.ts';

function filled<Body>(body: Body): Body {
  fillBlankNames(body);
  return body;
}

test('things with a blank name are (no name), by themselves, in lists, and in what holds them', () => {
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

test('blank names of people are left out, so that their address stands for them', () => {
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

test('what has no name is given none, and what people keep under names of their own stays as it is', () => {
  const body = {
    files: [{ id: 'f', properties: { name: '' }, appProperties: { title: ' ' } }],
    items: [{ extendedProperties: { private: { summary: '' } }, description: '' }],
    nextPageToken: '',
  };
  expect(filled(structuredClone(body))).toEqual(body);
  for (const other of [undefined, null, '', 3, []]) expect(filled(other)).toEqual(other);
});
