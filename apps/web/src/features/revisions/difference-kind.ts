import { type ContentKind, findContentKind, MAX_CONTENT_BYTES } from '#shared/content/kinds/content-kind.ts';
import { findComparedForm } from '#shared/content/kinds/exported-form.ts';
import type { RevisedFile, Revision } from './revision.ts';

/** Returns how two revisions of a file are compared. Returns undefined if only their details can be shown. */
export function getDifferenceKind(file: RevisedFile, before: Revision, after: Revision): ContentKind | undefined {
  return toContentKind(findComparedForm(file.mimeType)?.form) ?? findCommonKind(file, before, after);
}

// Documents are compared in their export format. No compared export format is code.
function toContentKind(form: NonNullable<ReturnType<typeof findComparedForm>>['form'] | undefined) {
  return form === 'text' || form === 'pdf' || form === 'image' || form === 'sheet' ? form : undefined;
}

function findCommonKind(file: RevisedFile, before: Revision, after: Revision): ContentKind | undefined {
  const kinds = [before, after].map(({ mimeType = file.mimeType, size }) => findContentKind(mimeType, size, file.name));
  if (kinds[0] !== kinds[1]) return undefined;
  return kinds[0] === 'text' && findTooLarge(before, after) ? undefined : kinds[0];
}

/** Returns which of two texts is too large to be compared, if any. */
export function findTooLarge(before: Revision, after: Revision): Revision | undefined {
  return [before, after].find(({ size }) => Number(size ?? 0) > MAX_CONTENT_BYTES);
}
