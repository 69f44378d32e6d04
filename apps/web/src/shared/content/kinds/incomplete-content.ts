import { countOf } from '@rotunda/api-client/count-of';
import { findDigest } from '#shared/content/content-digest.ts';
import { isCompleteFont } from './is-complete-font.ts';
import { isCompleteImage } from './is-complete-image.ts';
import { isCompletePdf } from './is-complete-pdf.ts';
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

/** Incomplete content, which must not count as viewed. The message states the missing part, and the remedy the next step. */
export class IncompleteContentError extends Error {
  readonly remedy: string;
  /** Whether the stored content may be complete, so that another request can return it. */
  readonly isRetryable: boolean;

  constructor(form: PreviewForm, missing: string, remedy: string, isRetryable = true) {
    super(`This ${NAMES[form] ?? 'text'} is incomplete: ${missing}`);
    this.name = 'IncompleteContentError';
    this.remedy = remedy;
    this.isRetryable = isRetryable;
  }
}

/** The expected properties of content. */
type Expected = {
  form: PreviewForm;
  /** The number of requested bytes. Undefined if unknown. */
  sizeBytes: number | undefined;
  /** The hexadecimal SHA-256 of the whole content. Undefined if unknown, or if only a part was requested. */
  sha256: string | undefined;
};

/** Returns content if it is complete. Throws an IncompleteContentError otherwise. */
export async function requireComplete(content: Blob, { form, sizeBytes, sha256 }: Expected): Promise<Blob> {
  if (sizeBytes !== undefined && content.size < sizeBytes) {
    const count = `${content.size.toLocaleString('en')} of ${countOf(sizeBytes, 'byte')} arrived`;
    throw new IncompleteContentError(form, count, 'Try again.');
  }
  const digest = sha256 && (await findDigest(content));
  if (digest && digest !== sha256) {
    throw new IncompleteContentError(form, 'its checksum does not match', 'Reload the page to try again.');
  }
  if (!(await isCompleteInForm(content, form))) {
    const remedy = 'The stored file is truncated. Ask the owner for the complete file, or download the available part.';
    throw new IncompleteContentError(form, 'its end is missing', remedy, false);
  }
  return content;
}

async function isCompleteInForm(content: Blob, form: PreviewForm): Promise<boolean> {
  if (form === 'pdf') return isCompletePdf(content);
  if (form === 'font') return isCompleteFont(await content.arrayBuffer());
  return form !== 'image' || isCompleteImage(await content.arrayBuffer(), content.type);
}
