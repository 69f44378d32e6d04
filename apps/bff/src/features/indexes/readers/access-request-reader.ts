import type { components } from '@rotunda/api-client/bff-types';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import { toEmailKey } from '#domain/email-key.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';
import { type IndexRow, NO_TIME } from '#features/indexes/store/row-store.ts';
import { toTitleKey } from '#features/indexes/store/title-key.ts';
import { getProposalVersion } from '#upstream/calls/proposal-precondition.ts';
import type { IndexReader } from './index-reader.ts';

type AccessRequestRow = components['schemas']['AccessRequestRow'];

const proposal = z.object({
  proposalId: z.string(),
  requesterEmailAddress: z.string().optional(),
  recipientEmailAddress: z.string().optional(),
  requestMessage: z.string().optional(),
  rolesAndViews: z.array(z.object({ role: z.string().optional(), view: z.string().optional() })).default([]),
  createTime: z.string().optional(),
});
const page = z.object({ accessProposals: z.array(proposal).default([]), nextPageToken: z.string().optional() });

type Proposal = z.infer<typeof proposal>;

/** Access requests across files and folders. */
export const accessRequestReader: IndexReader = {
  operationId: 'drive.accessproposals.list',
  fileQuery: 'trashed = false',
  fileFields: ',capabilities(canShare)',
  // Only approvers can list requests, and approvers are those who can share the file.
  evaluateCrawled: async ({ capabilities }) => (capabilities.canShare === false ? 'refused' : undefined),
  isUserIndependent: true,
  shouldRead: () => true,
  fixedTargets: [],
  // Access requests do not count as changes of their file, so files must be polled.
  staleAfterMs: 5 * 60_000,
  forbiddenMessage: 'You are not an approver of this file.',
  async read(request, target, { paths }) {
    const proposals = await listProposals(request, target.id);
    const path = proposals.length === 0 ? undefined : await paths.find(target);
    return proposals.map((found) => toRow(found, target, path));
  },
};

async function listProposals(request: ExecuteCall, fileId: string): Promise<Proposal[]> {
  const found: Proposal[] = [];
  const pages = readPages(async (token) => {
    const params = { fileId, pageSize: getMaxPageSize('drive.accessproposals.list'), ...token };
    return page.parse((await request({ operationId: 'drive.accessproposals.list', params })) ?? {});
  });
  for await (const { accessProposals } of pages) found.push(...accessProposals);
  return found;
}

function toRow(found: Proposal, target: Target, path: string[] | undefined): IndexRow {
  const roles = found.rolesAndViews.flatMap(({ role }) => (role === undefined ? [] : [role]));
  const { requesterEmailAddress = '' } = found;
  const requester = toEmailKey(requesterEmailAddress);
  const body: AccessRequestRow = {
    fileId: target.id,
    proposalId: found.proposalId,
    title: target.title,
    ...(target.mimeType !== undefined && { mimeType: target.mimeType }),
    ...(path && { path }),
    ...(target.driveId !== undefined && { driveId: target.driveId }),
    requester: requesterEmailAddress,
    ...(found.recipientEmailAddress !== undefined && { recipient: found.recipientEmailAddress }),
    roles,
    etag: getProposalVersion(found),
    ...(found.requestMessage !== undefined && { message: found.requestMessage }),
    ...(found.createTime !== undefined && { createTime: found.createTime }),
  };
  return {
    row_id: `${target.id}/${found.proposalId}`,
    title_key: toTitleKey(target.title),
    principal_email: requester,
    keywords: ` ${roles.join(' ')} `,
    status: requester.slice(requester.lastIndexOf('@') + 1),
    is_mine: 0,
    is_changed: 0,
    number: 0,
    due_at: NO_TIME,
    created_at: found.createTime === undefined ? 0 : Date.parse(found.createTime),
    modified_at: 0,
    drive_id: target.driveId ?? null,
    mime_type: target.mimeType ?? null,
    body: JSON.stringify(body),
  };
}
