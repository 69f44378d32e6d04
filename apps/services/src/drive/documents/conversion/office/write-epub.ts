import { escapeXml } from '@rotunda/document-formats/xml';
import { strToU8, zipSync } from 'fflate';
import { type Picture, toFileName } from '#drive/documents/conversion/blocks/pictures.ts';
import {
  type Footnote,
  listFootnotes,
  listPictures,
  type TextBlock,
  type TextRun,
  toPlain,
} from '#drive/documents/conversion/blocks/text-blocks.ts';

/** Writes blocks as an EPUB 3.3 book with one chapter. `modifiedAt` in Unix milliseconds. */
export function toEpub(
  blocks: readonly TextBlock[],
  { title, modifiedAt }: { title: string; modifiedAt: number },
): Uint8Array {
  const text = toChapter(blocks, title);
  const pictures = listPictures(blocks);
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ index, text: toPlain(block.runs) }] : [],
  );
  // The type is the first entry and uncompressed, because readers use it to detect the format.
  return zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'book.opf': strToU8(toPackage(title, modifiedAt, pictures)),
    'contents.xhtml': strToU8(toContents(headings, title)),
    'text.xhtml': strToU8(text),
    ...Object.fromEntries(pictures.map((picture) => [toFileName(picture), picture.bytes])),
  });
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const CONTAINER = `${DECLARATION}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

function toPackage(title: string, modifiedAt: number, pictures: readonly Picture[]): string {
  const items = pictures.map(
    (picture) => `<item id="p${picture.id}" href="${toFileName(picture)}" media-type="${picture.mimeType}"/>\n`,
  );
  const modified = new Date(modifiedAt).toISOString().replace(/\.\d{3}Z$/u, 'Z');
  return `${DECLARATION}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:rotunda:${modifiedAt}</dc:identifier><dc:title>${escapeXml(title) || 'Untitled'}</dc:title><dc:language>und</dc:language>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="text" href="text.xhtml" media-type="application/xhtml+xml"/>
${items.join('')}</manifest>
<spine><itemref idref="text"/></spine>
</package>`;
}

function toContents(headings: readonly { index: number; text: string }[], title: string): string {
  const entries =
    headings.length === 0
      ? [{ address: 'text.xhtml', text: title || 'Untitled' }]
      : headings.map(({ index, text }) => ({ address: `text.xhtml#b${index}`, text }));
  const lines = entries.map(({ address, text }) => `<li><a href="${address}">${escapeXml(text) || '–'}</a></li>`);
  return toPage(title, `<nav epub:type="toc"><ol>${lines.join('')}</ol></nav>`);
}

function toChapter(blocks: readonly TextBlock[], title: string): string {
  const footnotes = listFootnotes(blocks).map(toFootnote);
  return toPage(title, [...blocks.map(toElement), ...footnotes].join('\n') || '<p></p>');
}

function toPage(title: string, body: string): string {
  return `${DECLARATION}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${escapeXml(title) || 'Untitled'}</title></head><body>${body}</body></html>`;
}

function toElement(block: TextBlock, index: number | string): string {
  const element = toPlainElement(block, index);
  return block.isQuoted ? `<blockquote>${element}</blockquote>` : element;
}

function toPlainElement(block: TextBlock, index: number | string): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="b${index}">${toSpans(block.runs)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${toSpans(block.runs)}</p>`;
    case 'item':
      return `<p style="margin-left:${(block.depth + 1) * 1.5}em">${escapeXml(block.marker)} ${toSpans(block.runs)}</p>`;
    case 'code':
      return `<pre>${escapeXml(block.text)}</pre>`;
    case 'table':
      return `<table>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${toSpans(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    case 'rule':
      return '<hr/>';
  }
}

// Readers display elements marked this way next to the text.
function toFootnote({ number, blocks }: Footnote): string {
  const content = blocks.map((block) => toElement(block, `n${number}`)).join('\n');
  return `<aside epub:type="footnote" id="n${number}"><p>[${number}]</p>${content}</aside>`;
}

function toSpans(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, isBold, isItalic, isStruck, isCode, link, picture, footnote }) => {
      if (footnote) return `<sup><a epub:type="noteref" href="#n${footnote.number}">${footnote.number}</a></sup>`;
      if (picture) return `<img src="${toFileName(picture)}" alt="${escapeXml(text)}"/>`;
      const content = escapeXml(text).replaceAll('\n', '<br/>');
      const coded = isCode ? `<code>${content}</code>` : content;
      const struck = isStruck ? `<s>${coded}</s>` : coded;
      const slanted = isItalic ? `<i>${struck}</i>` : struck;
      const heavy = isBold ? `<b>${slanted}</b>` : slanted;
      return link !== undefined && /^(?:https?|mailto):/iu.test(link)
        ? `<a href="${escapeXml(link)}">${heavy}</a>`
        : heavy;
    })
    .join('');
}
