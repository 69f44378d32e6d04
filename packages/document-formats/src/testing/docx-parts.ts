import { strToU8 } from 'fflate';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Returns the files of a Word document with this body, whose elements have the prefix `w`, and with further files. */
export function docxParts(body: string, more: Readonly<Record<string, string>> = {}): ReadonlyMap<string, Uint8Array> {
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  return new Map(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
}
