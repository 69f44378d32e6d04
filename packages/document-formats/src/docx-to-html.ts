import { strFromU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { DocumentComment } from './document-comment.ts';
import { markComments, readDocxComments } from './docx-comments.ts';
import { numberParagraphs, putNumbers } from './docx-numbers.ts';
import { nameRules, RULE_STYLE } from './docx-rules.ts';
import { requireFewElements } from './require-few-elements.ts';

// The library has these for five levels; Word has nine.
const LIST_STYLES = Array.from({ length: 9 }, (_, index) => toListStyles(index + 1)).flat();

/** Styles by the names that Word, LibreOffice and pandoc give them. */
const TEXT_STYLES = [
  ...['Quote', 'Intense Quote', 'Quotations', 'Block Text'].map(
    (name) => `p[style-name='${name}'] => blockquote > p:fresh`,
  ),
  ...['HTML Preformatted', 'Preformatted Text', 'Source Code'].map(
    (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
  ),
  `p.${RULE_STYLE} => hr:fresh`,
];

/**
 * A Word document, by the unpacked files of its archive, as HTML with its comments: headings, paragraphs, lists with their numbers,
 * tables, links, pictures, footnotes, quotations, preformatted text and rules, bold, italic and struck text. `putPicture` gives an address to each picture; where it rejects,
 * as for a format that cannot be shown, the description of the picture stays. Rejects when the files are no document, and with
 * LimitError for more elements than a document is read with.
 */
export async function docxToHtml(
  files: ReadonlyMap<string, Uint8Array>,
  putPicture: (bytes: Uint8Array) => Promise<string>,
): Promise<{ html: string; comments: DocumentComment[] }> {
  for (const [name, part] of files) if (/^word\/[^/]+\.xml$/u.test(name)) requireFewElements(strFromU8(part));
  const found = readDocxComments(files);
  // The library unpacks as much as comes, whatever the archive says: nothing is larger than it says in this one.
  const plain = zipSync(Object.fromEntries(markComments(nameRules(numberParagraphs(files)), found)), { level: 0 });
  // An image needs some address to be kept with its description.
  const convertImage = mammoth.images.imgElement(async (image) => ({
    src: await putPicture(new Uint8Array(await image.readAsArrayBuffer())).catch(() => '#'),
  }));
  const options = { externalFileAccess: false, convertImage, styleMap: [...LIST_STYLES, ...TEXT_STYLES] };
  const { value } = await mammoth.convertToHtml(toInput(plain), options);
  return { html: putNumbers(value), comments: found.comments };
}

// The library takes an archive by one name in Node and by another one in browsers.
function toInput(archive: Uint8Array<ArrayBuffer>) {
  return 'Buffer' in globalThis ? { buffer: Buffer.from(archive.buffer) } : { arrayBuffer: archive.buffer };
}

function toListStyles(level: number): string[] {
  return ['unordered', 'ordered'].map((kind) => {
    const outer = level === 1 ? '' : `${'ul|ol > li > '.repeat(level - 1)}`;
    return `p:${kind}-list(${level}) => ${outer}${kind === 'ordered' ? 'ol' : 'ul'} > li:fresh`;
  });
}
