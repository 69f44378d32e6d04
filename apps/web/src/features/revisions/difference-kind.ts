import { type ContentKind, contentKind, MAX_WHOLE_BYTES } from '#shared/content/kinds/content-kind.ts';
import { comparedForm } from '#shared/content/kinds/exported-form.ts';
import type { RevisedFile, Revision } from './revision.ts';

/** How two states of a file are compared; undefined where only what is known of them can be told. */
export function differenceKind(file: RevisedFile, before: Revision, after: Revision): ContentKind | undefined {
  return toContentKind(comparedForm(file.mimeType)?.form) ?? commonKind(file, before, after);
}

// Documents are compared in the form of what they are exported to; no export that is compared is code.
function toContentKind(form: NonNullable<ReturnType<typeof comparedForm>>['form'] | undefined) {
  return form === 'text' || form === 'pdf' || form === 'image' || form === 'sheet' ? form : undefined;
}

function commonKind(file: RevisedFile, before: Revision, after: Revision): ContentKind | undefined {
  const kinds = [before, after].map(({ mimeType = file.mimeType, size }) => contentKind(mimeType, size, file.name));
  if (kinds[0] !== kinds[1]) return undefined;
  return kinds[0] === 'text' && findTooLarge(before, after) ? undefined : kinds[0];
}

/** The one of two states of a text that is too large to be compared, if one is. */
export function findTooLarge(before: Revision, after: Revision): Revision | undefined {
  return [before, after].find(({ size }) => Number(size ?? 0) > MAX_WHOLE_BYTES);
}
