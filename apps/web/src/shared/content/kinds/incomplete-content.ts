import { countOf } from '@rotunda/api-client/count-of';
import { isWholeFont } from './is-whole-font.ts';
import { isWholeImage } from './is-whole-image.ts';
import { isWholePdf } from './is-whole-pdf.ts';
import type { PreviewForm } from './preview-form.ts';

const NAMES: Readonly<Partial<Record<PreviewForm, string>>> = {
  archive: 'archive',
  document: 'document',
  font: 'font',
  image: 'picture',
  pdf: 'PDF',
  sheet: 'spreadsheet',
  hex: 'file',
};

/** Content that is not all there, and so must not count as seen. The message says what is missing, the remedy what to do. */
export class IncompleteContentError extends Error {
  readonly remedy: string;

  constructor(form: PreviewForm, missing: string, remedy: string) {
    super(`This ${NAMES[form] ?? 'text'} is incomplete: ${missing}`);
    this.name = 'IncompleteContentError';
    this.remedy = remedy;
  }
}

/** What is known of content before it comes. */
type Expected = {
  form: PreviewForm;
  /** How many bytes were asked for; undefined where nobody knows. */
  sizeBytes: number | undefined;
  /** Hexadecimal SHA-256 of all of it; undefined where it is not known, or only a part was asked for. */
  sha256: string | undefined;
};

/** Passes content on that is whole. Throws an IncompleteContentError for other content. */
export async function requireWhole(content: Blob, { form, sizeBytes, sha256 }: Expected): Promise<Blob> {
  if (sizeBytes !== undefined && content.size < sizeBytes) {
    const count = `${content.size.toLocaleString('en')} of ${countOf(sizeBytes, 'byte')} arrived`;
    throw new IncompleteContentError(form, count, 'Try again.');
  }
  const digest = sha256 && (await digestOf(content));
  if (digest && digest !== sha256) {
    throw new IncompleteContentError(form, 'its checksum does not match', 'Reload the page to try again.');
  }
  if (!(await isWholeInForm(content, form))) {
    const remedy = 'The stored file is truncated. Ask the owner for the complete file, or download the available part.';
    throw new IncompleteContentError(form, 'its end is missing', remedy);
  }
  return content;
}

async function isWholeInForm(content: Blob, form: PreviewForm): Promise<boolean> {
  if (form === 'pdf') return isWholePdf(content);
  if (form === 'font') return isWholeFont(await content.arrayBuffer());
  return form !== 'image' || isWholeImage(await content.arrayBuffer(), content.type);
}

/** Hexadecimal SHA-256; undefined where the browser has none to offer, as on addresses that are not secure. */
async function digestOf(content: Blob): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', await content.arrayBuffer());
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
