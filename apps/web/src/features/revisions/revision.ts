import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { comparedForm, restoredType } from '#shared/content/kinds/exported-form.ts';

/** One state of a file's content. */
export type Revision = DriveSchemas['Revision'];
/** What the revisions tab needs to know of the file. */
export type RevisedFile = Pick<
  DriveSchemas['File'],
  'id' | 'name' | 'mimeType' | 'modifiedTime' | 'headRevisionId' | 'capabilities' | 'driveId' | 'owners'
>;

/** Members of a revision that the tab shows. */
export const REVISION_FIELDS =
  'id,mimeType,modifiedTime,keepForever,published,publishAuto,publishedOutsideDomain,publishedLink,lastModifyingUser(displayName,me),originalFilename,md5Checksum,size';

/** As many revisions of one file can be kept for ever. */
export const MAX_PINNED = 200;
/** Content that is restored, or put back after that, goes through the browser; more of it would fill the tab's memory. */
const MAX_RESTORED_BYTES = 50 * 1024 * 1024;

/** Who may read a revision of a document as a page of its own. */
export type PublishFlags = { published: boolean; publishAuto: boolean; publishedOutsideDomain: boolean };

/** How a revision is published now. */
export function publishFlags(revision: Revision): PublishFlags {
  const { published = false, publishAuto = false, publishedOutsideDomain = false } = revision;
  return { published, publishAuto, publishedOutsideDomain };
}

/** Why a revision cannot be published; undefined when it can. */
export function publishRefusal(file: RevisedFile): string | undefined {
  return isDocumentForm(file) ? undefined : 'Only documents are published.';
}

/** Whether a revision is the content that the file has now; documents do not name theirs, which is the newest. */
export function isCurrent({ headRevisionId }: RevisedFile, { id }: Revision, newest: Revision | undefined): boolean {
  return id === (headRevisionId ?? newest?.id);
}

/** The content that restoring another revision replaces, where it can be put back; undefined where it is too large. */
export function replacedRevision(file: RevisedFile, revisions: readonly Revision[]): Revision | undefined {
  const head = revisions.find((revision) => isCurrent(file, revision, revisions.at(-1)));
  return head && Number(head.size ?? 0) <= MAX_RESTORED_BYTES ? head : undefined;
}

const EDITOR_PREFIX = 'application/vnd.google-apps.';

/** Revisions with the newest first, each with its number counted from the oldest. */
export function numberRevisions(revisions: readonly Revision[]): { number: number; revision: Revision }[] {
  return revisions.map((revision, index) => ({ number: index + 1, revision })).reverse();
}

/** The revision that was the content at a time, in milliseconds; undefined when it is not kept any more. */
export function revisionAt(revisions: readonly Revision[], timeMs: number): Revision | undefined {
  return revisions.findLast(({ modifiedTime = '' }) => Date.parse(modifiedTime) <= timeMs);
}

/**
 * Whether the service hands out the content of a revision: of files only the newest one and those that are kept, of
 * documents whose revisions it exports each one.
 */
export function isHandedOut(file: RevisedFile, { id, keepForever }: Revision): boolean {
  return keepForever === true || id === file.headRevisionId || comparedForm(file.mimeType) !== undefined;
}

/** Whether the file is kept in a document form of the product, whose revisions are no bytes. */
export function isDocumentForm({ mimeType }: Pick<RevisedFile, 'mimeType'>): boolean {
  return (mimeType ?? '').startsWith(EDITOR_PREFIX);
}

/** Why a revision cannot be deleted; undefined when it can. */
export function deleteRefusal(file: RevisedFile, revision: Revision, total: number): string | undefined {
  if (isDocumentForm(file)) return 'Revisions of documents cannot be deleted.';
  if (total === 1) return 'The only revision cannot be deleted.';
  return revision.id === file.headRevisionId ? 'The current content cannot be deleted.' : undefined;
}

/** Why a revision cannot be compared with the one before it; undefined when it can. */
export function compareRefusal(number: number): string | undefined {
  return number === 1 ? 'No earlier revision' : undefined;
}

/** Why a revision cannot become the content again; undefined when it can. */
export function restoreRefusal(
  file: RevisedFile,
  revision: Revision,
  newest: Revision | undefined,
): string | undefined {
  if (isCurrent(file, revision, newest)) return 'This is the current content.';
  if (isDocumentForm(file) && restoredType(file.mimeType) === undefined) {
    return 'Only documents and spreadsheets have earlier revisions to restore.';
  }
  if (file.capabilities?.canEdit === false) return 'You cannot edit this file.';
  return Number(revision.size ?? 0) > MAX_RESTORED_BYTES
    ? 'Larger than 50 MiB. Download it and upload it again.'
    : undefined;
}

/** Why a revision cannot be kept for ever; undefined when it can. */
export function pinRefusal(file: RevisedFile, revision: Revision, pinnedCount: number): string | undefined {
  if (revision.keepForever) return 'Kept forever. This cannot be undone, but the revision can be deleted.';
  if (isDocumentForm(file)) return 'Revisions of documents are always kept.';
  return pinnedCount >= MAX_PINNED ? `${MAX_PINNED} revisions are already kept. Delete one first.` : undefined;
}
