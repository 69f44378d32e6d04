import { strToU8, zipSync } from 'fflate';

/** A PNG image with one pixel. */
const ONE_POINT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function pack(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]);
  return new Uint8Array(zipSync(Object.fromEntries(bytes)));
}

/** Returns a Word document with this body, with the prefix `w`. `image1.png` is the picture `r:embed="picture"`. */
export function docxOf(body: string): Uint8Array<ArrayBuffer> {
  return pack({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="png" ContentType="image/png"/>
      <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="document" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="picture" Type="${RELATIONS}/image" Target="media/image1.png"/>
      <Relationship Id="script" Type="${RELATIONS}/hyperlink" TargetMode="External" Target="javascript:alert(1)"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${RELATIONS}"><w:body>${body}</w:body></w:document>`,
    'word/media/image1.png': ONE_POINT,
  });
}

/** Returns a paragraph of a Word document. */
export function wordParagraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** Returns a table of a Word document. */
export function wordTable(rows: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`;
  return `<w:tbl>${rows.map(toRow).join('')}</w:tbl>`;
}

/** Returns an OpenDocument text with this content, with the prefixes `text`, `table` and `draw`. */
export function odtOf(content: string): Uint8Array<ArrayBuffer> {
  return pack({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text>${content}</office:text></office:body></office:document-content>`,
    'Pictures/1.png': ONE_POINT,
  });
}

/** Returns a PowerPoint presentation of these slides, each with a title and a line. The first one has a picture. */
export function pptxOf(
  slides: readonly (readonly [title: string, line: string])[],
  picture: Uint8Array = ONE_POINT,
): Uint8Array<ArrayBuffer> {
  const text = (words: string) => `<p:txBody><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:txBody>`;
  const toSlide = ([title, line]: readonly [string, string]) =>
    `<p:sld><p:sp><p:nvPr><p:ph type="title"/></p:nvPr>${text(title)}</p:sp><p:sp><p:nvPr/>${text(line)}</p:sp>
    <p:pic><a:blip r:embed="picture"/></p:pic></p:sld>`;
  return pack({
    'ppt/presentation.xml': `<p:presentation>${slides.map((_, index) => `<p:sldId r:id="slide${index}"/>`).join('')}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides
      .map((_, index) => `<Relationship Id="slide${index}" Target="slides/slide${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(slides.map((slide, index) => [`ppt/slides/slide${index + 1}.xml`, toSlide(slide)])),
    'ppt/slides/_rels/slide1.xml.rels':
      '<Relationships><Relationship Id="picture" Target="../media/image1.png"/></Relationships>',
    'ppt/media/image1.png': picture,
  });
}
