import type { components } from '@rotunda/api-client/bff-types';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import {
  APPROVAL_FIELDS,
  type ApprovalSnapshot,
  approvalSnapshot,
  type SnapshotUser,
} from '#domain/approval-snapshot.ts';
import { readPages } from '#domain/calls/read-pages.ts';
import { toEmailKey } from '#domain/email-key.ts';
import type { Principal } from '#domain/principal.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';
import { type IndexRow, NO_TIME } from '#features/indexes/store/row-store.ts';
import { toTitleKey } from '#features/indexes/store/title-key.ts';
import type { IndexReader } from './index-reader.ts';

type ApprovalRow = components['schemas']['ApprovalRow'];
type Identity = components['schemas']['Identity'];

const FOLDER = 'application/vnd.google-apps.folder';
const SHORTCUT = 'application/vnd.google-apps.shortcut';
const DECISIONS: ReadonlySet<string> = new Set(['APPROVED', 'DECLINED']);
const FIELDS = `items(${APPROVAL_FIELDS}),nextPageToken`;

const page = z.object({ items: z.array(approvalSnapshot).default([]), nextPageToken: z.string().optional() });

/** The log that receives observed approvals and returns reminders. */
type ApprovalLog = {
  detectSteps: (fileId: string, approval: ApprovalSnapshot) => Promise<void>;
  /** Returns when the reviewers were last reminded, or undefined if never. */
  findReminder: (fileId: string, approvalId: string) => Promise<number | undefined>;
};

/** Approvals across files. Observed steps are added to their history. */
export function createApprovalReader(history: ApprovalLog): IndexReader {
  return {
    operationId: 'drive.approvals.list',
    fileQuery: `mimeType != '${FOLDER}' and mimeType != '${SHORTCUT}' and trashed = false`,
    fileFields: '',
    isUserIndependent: true,
    shouldRead: ({ mimeType }) => mimeType !== FOLDER && mimeType !== SHORTCUT,
    fixedTargets: [],
    staleAfterMs: 15 * 60_000,
    forbiddenMessage: 'You cannot view the approvals of this file.',
    async read(request, target, { principal, paths }) {
      const approvals = await listApprovals(request, target.id);
      const path = approvals.length === 0 ? undefined : await paths.find(target);
      for (const found of approvals) await history.detectSteps(target.id, found);
      return Promise.all(
        approvals.map(async (found) => {
          const isOpen = found.status === 'IN_PROGRESS';
          const remindedAt = isOpen ? await history.findReminder(target.id, found.approvalId) : undefined;
          return toRow(found, { target, path, principal, remindedAt });
        }),
      );
    },
  };
}

async function listApprovals(request: ExecuteCall, fileId: string): Promise<ApprovalSnapshot[]> {
  const found: ApprovalSnapshot[] = [];
  const pages = readPages(async (token) => {
    const params = { fileId, pageSize: getMaxPageSize('drive.approvals.list'), fields: FIELDS, ...token };
    return page.parse((await request({ operationId: 'drive.approvals.list', params })) ?? {});
  });
  for await (const { items } of pages) found.push(...items);
  return found;
}

/** The file and user of the row, and when the reviewers were last reminded, in Unix milliseconds. */
type RowContext = { target: Target; path: string[] | undefined; principal: Principal; remindedAt: number | undefined };

function toRow(found: ApprovalSnapshot, { target, path, principal, remindedAt }: RowContext): IndexRow {
  const isOpen = found.status === 'IN_PROGRESS';
  const unanswered = found.reviewerResponses.filter(
    ({ response }) => response !== 'APPROVED' && response !== 'DECLINED',
  );
  const isMine = unanswered.some(({ reviewer }) => isUser(reviewer, principal));
  const startedAt = toTime(found.createTime);
  const body: ApprovalRow = {
    fileId: target.id,
    approvalId: found.approvalId,
    title: target.title,
    ...(target.mimeType !== undefined && { mimeType: target.mimeType }),
    ...(path && { path }),
    ...(target.driveId !== undefined && { driveId: target.driveId }),
    status: found.status,
    ...(found.initiator && { initiator: toIdentity(found.initiator) }),
    reviewers: found.reviewerResponses.map(({ reviewer = {}, response = 'NO_RESPONSE' }) => ({
      ...toIdentity(reviewer),
      response,
    })),
    isWaitingOnMe: isOpen && isMine,
    isStartedByMe: isUser(found.initiator, principal),
    isLastNeeded: isOpen && isMine && unanswered.length === 1,
    isChangedSince: (target.modifiedAt ?? 0) > startedAt,
    ...(found.createTime !== undefined && { createTime: found.createTime }),
    ...(found.modifyTime !== undefined && { modifyTime: found.modifyTime }),
    ...(found.dueTime !== undefined && { dueTime: found.dueTime }),
    ...(found.completeTime !== undefined && { completeTime: found.completeTime }),
    ...(remindedAt !== undefined && { remindedTime: new Date(remindedAt).toISOString() }),
    ...(target.modifiedAt !== undefined && { fileModifyTime: new Date(target.modifiedAt).toISOString() }),
  };
  return {
    row_id: `${target.id}/${found.approvalId}`,
    title_key: toTitleKey(target.title),
    principal_email: body.isStartedByMe ? toEmailKey(principal.email) : toEmailKey(body.initiator?.email ?? ''),
    keywords: ` ${body.reviewers.map(({ email }) => toEmailKey(email)).join(' ')} `,
    status: found.status,
    is_mine: Number(body.isWaitingOnMe),
    is_changed: Number(body.isChangedSince),
    number: 0,
    due_at: found.dueTime === undefined ? NO_TIME : toTime(found.dueTime),
    created_at: startedAt,
    modified_at: toTime(found.modifyTime),
    decided_at: DECISIONS.has(found.status) ? toTime(found.completeTime) : 0,
    drive_id: target.driveId ?? null,
    mime_type: target.mimeType ?? null,
    body: JSON.stringify(body),
  };
}

function isUser(other: SnapshotUser | undefined, { email }: Principal): boolean {
  return (
    other?.me === true || (other?.emailAddress !== undefined && toEmailKey(other.emailAddress) === toEmailKey(email))
  );
}

function toIdentity({ emailAddress = '', displayName }: SnapshotUser): Identity {
  return { email: emailAddress, name: displayName ?? emailAddress };
}

function toTime(text: string | undefined): number {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? 0 : time;
}
