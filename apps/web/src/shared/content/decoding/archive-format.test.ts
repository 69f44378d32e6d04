import { expect, test } from 'vitest';
import { findArchiveFormat } from './archive-format.ts';

test.each([
  ['application/zip', 'backup.zip', 'zip'],
  ['application/zip', 'Contract.docx', undefined],
  ['', 'logs.tar', 'tar'],
  ['application/gzip', 'logs.tar.gz', 'tar.gz'],
  ['application/octet-stream', 'logs.tgz', 'tar.gz'],
  ['application/x-gzip', 'app.log.gz', 'gz'],
  ['text/plain', 'notes.zip', undefined],
])('a file of type %j named %s has the format %s', (mimeType, name, format) => {
  expect(findArchiveFormat(mimeType, name)).toBe(format);
});
