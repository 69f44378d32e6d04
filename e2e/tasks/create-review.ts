import type { Media } from '@rotunda/api-client/client';
import type { Role } from '@rotunda/api-client/roles';
import { replaceContent, startApproval } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import type { Setting } from './task.ts';

/** A file under review. */
export type Review = {
  fileId: string;
  name: string;
  /** The path of the review screen. */
  path: string;
};

type ReviewOptions = {
  /** Name of the file before the tag, and its extension. */
  name?: string;
  extension?: string;
  reviewers?: readonly Role[];
  media?: Media;
  /** The content after the approval was started, and who can then see the change. */
  later?: string;
};

/** Starts an approval of a new file as the operator. */
export async function createReview({ clientOf, tag }: Setting, options: ReviewOptions = {}): Promise<Review> {
  const { name: word = 'Contract', extension = 'txt', reviewers = ['reviewer'], media, later } = options;
  const operator = await clientOf('operator');
  const name = `${word} ${tag}.${extension}`;
  const fileId = await startApproval(operator, { name, reviewers, ...(media && { media }) });
  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items(approvalId)' });
  if (later !== undefined) {
    const writer = { type: 'user', role: 'writer', emailAddress: emailOf('reviewer') } as const;
    await operator.call('drive.permissions.create', { fileId, supportsAllDrives: true }, { body: writer });
    await replaceContent(operator, fileId, later);
  }
  return { fileId, name, path: `/reviews/${fileId}/${items[0]?.approvalId}` };
}
