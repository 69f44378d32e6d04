import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { findComparedForm, findRestoreType } from '#shared/content/kinds/exported-form.ts';

/** A revision of a file's content. */
export type Revision = DriveSchemas['Revision'];
/** The file members that the revisions tab needs. */
export type RevisedFile = Pick<
  DriveSchemas['File'],
  'id' | 'name' | 'mimeType' | 'modifiedTime' | 'headRevisionId' | 'capabilities' | 'driveId' | 'owners'
>;

/** The revision fields that the tab shows. */
export const REVISION_FIELDS =
  'id,mimeType,modifiedTime,keepForever,published,publishAuto,publishedOutsideDomain,publishedLink,lastModifyingUser(displayName,me),originalFilename,md5Checksum,size';

/** The maximum number of pinned revisions per file. */
export const MAX_PINNED = 200;
/** The maximum size of restored content. It passes through the browser, and more would fill the tab's memory. */
const MAX_RESTORED_BYTES = 50 * 1024 * 1024;

/** Who may read a revision of a document as a web page. */
export type PublishFlags = { published: boolean; publishAuto: boolean; publishedOutsideDomain: boolean };

/** Returns how a revision is currently published. */
export function publishFlags(revision: Revision): PublishFlags {
  const { published = false, publishAuto = false, publishedOutsideDomain = false } = revision;
  return { published, publishAuto, publishedOutsideDomain };
}

/** Returns the reason why a revision cannot be published. Returns undefined if it can. */
export function publishRefusal(file: RevisedFile): string | undefined {
  return isDocumentForm(file) ? undefined : 'Only documents are published.';
}

/**
 * Reports whether a revision is the current content of the file. Documents do not name their current revision; it is the newest.
 */
export function isCurrent({ headRevisionId }: RevisedFile, { id }: Revision, newest: Revision | undefined): boolean {
  return id === (headRevisionId ?? newest?.id);
}

/**
 * Returns the content that restoring another revision would replace, if it can be restored afterwards. Returns undefined if it is
 * too large.
 */
export function findReplacedRevision(file: RevisedFile, revisions: readonly Revision[]): Revision | undefined {
  const head = revisions.find((revision) => isCurrent(file, revision, revisions.at(-1)));
  return head && Number(head.size ?? 0) <= MAX_RESTORED_BYTES ? head : undefined;
}

const EDITOR_PREFIX = 'application/vnd.google-apps.';

/** Returns the revisions newest first, each with its number counted from the oldest. */
export function numberRevisions(revisions: readonly Revision[]): { number: number; revision: Revision }[] {
  return revisions.map((revision, index) => ({ number: index + 1, revision })).reverse();
}

/** Returns the revision that was the content at a time, in milliseconds. Returns undefined if it is no longer stored. */
export function findRevision(revisions: readonly Revision[], timeMs: number): Revision | undefined {
  return revisions.findLast(({ modifiedTime = '' }) => Date.parse(modifiedTime) <= timeMs);
}

/**
 * Reports whether the service provides the content of a revision. For files, these are the newest and pinned revisions; for
 * documents with exportable revisions, all of them.
 */
export function hasAvailableContent(file: RevisedFile, { id, keepForever }: Revision): boolean {
  return keepForever === true || id === file.headRevisionId || findComparedForm(file.mimeType) !== undefined;
}

/** Reports whether the file is a native document of the product, whose revisions have no bytes. */
export function isDocumentForm({ mimeType }: Pick<RevisedFile, 'mimeType'>): boolean {
  return (mimeType ?? '').startsWith(EDITOR_PREFIX);
}

/** Returns the reason why a revision cannot be deleted. Returns undefined if it can. */
export function deleteRefusal(file: RevisedFile, revision: Revision, total: number): string | undefined {
  if (isDocumentForm(file)) return 'Revisions of documents cannot be deleted.';
  if (total === 1) return 'The only revision cannot be deleted.';
  return revision.id === file.headRevisionId ? 'The current content cannot be deleted.' : undefined;
}

/** Returns the reason why a revision cannot be compared with the previous one. Returns undefined if it can. */
export function compareRefusal(number: number): string | undefined {
  return number === 1 ? 'No earlier revision' : undefined;
}

/** Returns the reason why a revision cannot be restored. Returns undefined if it can. */
export function restoreRefusal(
  file: RevisedFile,
  revision: Revision,
  newest: Revision | undefined,
): string | undefined {
  if (isCurrent(file, revision, newest)) return 'This is the current content.';
  if (isDocumentForm(file) && findRestoreType(file.mimeType) === undefined) {
    return 'Only documents and spreadsheets have earlier revisions to restore.';
  }
  if (file.capabilities?.canEdit === false) return 'You cannot edit this file.';
  return Number(revision.size ?? 0) > MAX_RESTORED_BYTES
    ? 'Larger than 50 MiB. Download it and upload it again.'
    : undefined;
}

/** Returns the reason why a revision cannot be pinned. Returns undefined if it can. */
export function pinRefusal(file: RevisedFile, revision: Revision, pinnedCount: number): string | undefined {
  if (revision.keepForever) return 'Kept forever. This cannot be undone, but the revision can be deleted.';
  if (isDocumentForm(file)) return 'Revisions of documents are always kept.';
  return pinnedCount >= MAX_PINNED ? `${MAX_PINNED} revisions are already kept. Delete one first.` : undefined;
}
