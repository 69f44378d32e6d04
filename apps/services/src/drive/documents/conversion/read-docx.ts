import { strFromU8 } from 'fflate';
import mammoth from 'mammoth';
import { toPlainArchive } from '#core/read-archive.ts';
import type { DocumentComment } from './document-comments.ts';
import { markComments, readDocxComments } from './docx-comments.ts';
import { numberParagraphs, putNumbers } from './docx-numbers.ts';
import type { PictureShelf } from './pictures.ts';
import { requireFewElements } from './require-few-elements.ts';

// The library has these for five levels; Word has nine.
const LIST_STYLES = Array.from({ length: 9 }, (_, index) => toListStyles(index + 1)).flat();

/**
 * A Word document as HTML with its comments: headings, paragraphs, lists with their numbers, tables, links, pictures and
 * footnotes, bold, italic and struck text. Rejects when the bytes are none, and when they unpack to more than `maxUnpackedBytes`.
 */
export async function readDocx(
  bytes: Uint8Array,
  { shelf, maxUnpackedBytes }: { shelf: PictureShelf; maxUnpackedBytes: number | undefined },
): Promise<{ html: string; comments: DocumentComment[] }> {
  let comments: DocumentComment[] = [];
  const prepare = (parts: ReadonlyMap<string, Uint8Array>) => {
    for (const [name, part] of parts) if (/^word\/[^/]+\.xml$/u.test(name)) requireFewElements(strFromU8(part));
    const found = readDocxComments(parts);
    comments = found.comments;
    return markComments(numberParagraphs(parts), found);
  };
  const archive = { buffer: Buffer.from(await toPlainArchive(bytes, maxUnpackedBytes, prepare)) };
  // A picture in a format that cannot be shown leaves its description, which needs some address to be kept.
  const convertImage = mammoth.images.imgElement(async (image) => ({
    src: await shelf.put(await image.readAsBuffer()).catch(() => '#'),
  }));
  const options = { externalFileAccess: false, convertImage, styleMap: LIST_STYLES };
  const { value } = await mammoth.convertToHtml(archive, options);
  return { html: putNumbers(value), comments };
}

function toListStyles(level: number): string[] {
  return ['unordered', 'ordered'].map((kind) => {
    const outer = level === 1 ? '' : `${'ul|ol > li > '.repeat(level - 1)}`;
    return `p:${kind}-list(${level}) => ${outer}${kind === 'ordered' ? 'ol' : 'ul'} > li:fresh`;
  });
}
