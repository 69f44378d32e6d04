import { strFromU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { requireFewElements } from './check-element-limit.ts';
import type { DocumentComment } from './document-comment.ts';
import { markChanges, nameChanges } from './docx-changes.ts';
import { markComments, readDocxComments } from './docx-comments.ts';
import { numberParagraphs, putNumbers } from './docx-numbers.ts';
import { nameRules, RULE_STYLE } from './docx-rules.ts';
import type { TrackedChanges } from './tracked-changes.ts';

// The library only has these for five levels, but Word has nine.
const LIST_STYLES = Array.from({ length: 9 }, (_, index) => toListStyles(index + 1)).flat();

/** Style names of Word, LibreOffice and Pandoc. */
const TEXT_STYLES = [
  ...['Quote', 'Intense Quote', 'Quotations', 'Block Text'].map(
    (name) => `p[style-name='${name}'] => blockquote > p:fresh`,
  ),
  ...['HTML Preformatted', 'Preformatted Text', 'Source Code'].map(
    (name) => `p[style-name='${name}'] => pre:separator('\\n')`,
  ),
  `p.${RULE_STYLE} => hr:fresh`,
];

/** Stores a picture and returns its address. */
type PutPicture = (bytes: Uint8Array) => Promise<string>;

/**
 * Converts a Word document, given as the decompressed files of its archive, to HTML with its comments. Supports headings,
 * paragraphs, numbered lists, tables, links, pictures, footnotes, quotations, preformatted text, rules, bold, italic and
 * strikethrough. `putPicture` returns the address of each picture; if it rejects, for example for an unsupported format, the
 * picture is replaced by its description. Rejects if the files are not a document, and with LimitError if there are too many
 * elements.
 */
export async function docxToHtml(
  files: ReadonlyMap<string, Uint8Array>,
  { putPicture, trackedChanges }: { putPicture: PutPicture; trackedChanges: TrackedChanges },
): Promise<{ html: string; comments: DocumentComment[] }> {
  for (const [name, part] of files) if (/^word\/[^/]+\.xml$/u.test(name)) requireFewElements(strFromU8(part));
  const found = readDocxComments(files);
  // The library decompresses any amount, regardless of the declared sizes. In this uncompressed archive, the sizes are correct.
  const { parts, styles, changes } =
    trackedChanges === 'mark' ? markChanges(files) : { parts: files, styles: [], changes: [] };
  const numbered = numberParagraphs(parts);
  const plain = zipSync(Object.fromEntries(markComments(nameRules(numbered.parts), found)), { level: 0 });
  // An image needs an address to be retained with its description.
  const convertImage = mammoth.images.imgElement(async (image) => ({
    src: await putPicture(new Uint8Array(await image.readAsArrayBuffer())).catch(() => '#'),
  }));
  const options = { externalFileAccess: false, convertImage, styleMap: [...LIST_STYLES, ...TEXT_STYLES, ...styles] };
  const { value } = await mammoth.convertToHtml(toInput(plain), options);
  return { html: nameChanges(putNumbers(value, numbered.attributes), changes), comments: found.comments };
}

// The library uses different option names for an archive in Node and in browsers.
function toInput(archive: Uint8Array<ArrayBuffer>) {
  return 'Buffer' in globalThis ? { buffer: Buffer.from(archive.buffer) } : { arrayBuffer: archive.buffer };
}

function toListStyles(level: number): string[] {
  return ['unordered', 'ordered'].map((kind) => {
    const outer = level === 1 ? '' : `${'ul|ol > li > '.repeat(level - 1)}`;
    return `p:${kind}-list(${level}) => ${outer}${kind === 'ordered' ? 'ol' : 'ul'} > li:fresh`;
  });
}
