import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convert } from './convert.ts';

const EDITOR = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TEXT = 'a\0b\u0001c\u000bd\u000ce\u001ff\ufffeg\uffffh';
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 does not allow these characters.
const INVALID = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

function listParts(bytes: Uint8Array): string[] {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return [strFromU8(bytes)];
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => /\.(?:xml|xhtml|html|rels|opf|ncx)$/.test(name));
  return parts.map(([, part]) => strFromU8(part));
}

test.each([
  [`${EDITOR}.document`, 'text/plain', `${OFFICE}.wordprocessingml.document`],
  [`${EDITOR}.document`, 'text/markdown', `${OFFICE}.wordprocessingml.document`],
  [`${EDITOR}.document`, 'text/html', `${OFFICE}.wordprocessingml.document`],
  [`${EDITOR}.document`, 'text/plain', 'application/vnd.oasis.opendocument.text'],
  [`${EDITOR}.document`, 'text/plain', 'application/epub+zip'],
  [`${EDITOR}.document`, 'text/plain', 'text/html'],
  [`${EDITOR}.spreadsheet`, 'text/csv', `${OFFICE}.spreadsheetml.sheet`],
  [`${EDITOR}.spreadsheet`, 'text/csv', 'application/x-vnd.oasis.opendocument.spreadsheet'],
  [`${EDITOR}.spreadsheet`, 'text/csv', 'application/zip'],
])(
  'characters that XML does not allow are missing from %s of %s as %s',
  async (documentType, sourceType, targetType) => {
    const conversion = {
      documentType,
      sourceType,
      targetType,
      bytes: Buffer.from(TEXT),
      title: 'Title',
      modifiedAt: 0,
    };
    const parts = listParts(await convert(conversion));
    expect(parts.filter((part) => INVALID.test(part))).toEqual([]);
    expect(parts.some((part) => part.includes('g') && part.includes('h'))).toBe(true);
  },
);
