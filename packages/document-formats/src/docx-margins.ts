import { strFromU8 } from 'fflate';
import { readXml } from './xml.ts';

const MARGIN = /^word\/(?:header|footer)\d*\.xml$/u;

/** Returns the different texts of the headers and footers of a Word document, which include watermarks. */
export function readDocxMargins(files: ReadonlyMap<string, Uint8Array>): string[] {
  const names = [...files.keys()]
    .filter((name) => MARGIN.test(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [...new Set(names.flatMap((name) => readParagraphs(strFromU8(files.get(name) ?? new Uint8Array()))))];
}

function readParagraphs(xml: string): string[] {
  const paragraphs = [''];
  let isText = false;
  const write = (text: string) => paragraphs.push(`${paragraphs.pop() ?? ''}${text}`);
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') {
      if (isText) write(piece.text);
      continue;
    }
    if (piece.name === 'w:t') isText = piece.kind === 'open';
    else if (piece.name === 'w:p') paragraphs.push('');
    else if (piece.kind !== 'close' && /^w:(?:tab|br)$/u.test(piece.name)) write(' ');
    // A watermark is a shape with a text.
    else if (piece.kind !== 'close' && piece.name === 'v:textpath') write(piece.attributes.get('string') ?? '');
  }
  return paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
}
