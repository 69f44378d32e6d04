import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildUrl } from './build-url.ts';

const baseUrls = { script: '/s/', calendar: '/c/', drive: '/d/', upload: '/u/' };
const segment = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => text !== '.' && text !== '..');

describe('path parameters', () => {
  test('any text stays within its own segment and is decoded unchanged', () => {
    fc.assert(
      fc.property(segment, segment, (fileId, permissionId) => {
        const url = buildUrl('drive.permissions.get', { fileId, permissionId }, baseUrls);
        const segments = new URL(url, 'http://host').pathname.split('/').slice(2).map(decodeURIComponent);
        expect(segments).toEqual(['files', fileId.toWellFormed(), 'permissions', permissionId.toWellFormed()]);
      }),
    );
  });

  test('a verb keeps its colon and the colon in an ID is encoded', () => {
    expect(buildUrl('script.scripts.run', { scriptId: 'a:b/c' }, baseUrls)).toBe('/s/v1/scripts/a%3Ab%2Fc:run');
    expect(buildUrl('drive.approvals.start', { fileId: 'f' }, baseUrls)).toBe('/d/files/f/approvals:start');
  });

  test.each([undefined, '', '.', '..'])('%j is rejected before anything is sent', (fileId) => {
    expect(() => buildUrl('drive.files.get', { fileId }, baseUrls)).toThrow(TypeError);
  });
});

describe('query parameters', () => {
  test('every value of a repeated parameter is sent, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (statuses) => {
        const params = { 'userProcessFilter.statuses': statuses, pageToken: undefined };
        const url = new URL(buildUrl('script.processes.list', params, baseUrls), 'http://host');
        expect(url.searchParams.getAll('userProcessFilter.statuses')).toEqual(statuses);
        expect(url.searchParams.has('pageToken')).toBe(false);
      }),
    );
  });

  test('an unknown parameter name is rejected', () => {
    expect(() => buildUrl('drive.about.get', { fileId: 'x' }, baseUrls)).toThrow(
      'drive.about.get has no parameter fileId',
    );
  });

  test('an upload goes to the upload address and states its type', () => {
    expect(buildUrl('drive.files.create', {}, baseUrls, 'multipart')).toBe('/u/files?uploadType=multipart');
    expect(() => buildUrl('drive.files.get', { fileId: 'x' }, baseUrls, 'media')).toThrow('takes no media');
  });
});
