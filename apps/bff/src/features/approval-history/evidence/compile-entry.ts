import {
  APPROVAL_FIELDS,
  type ApprovalSnapshot,
  approvalSnapshot,
  type SnapshotUser,
} from '#domain/approval-snapshot.ts';
import { ProblemError } from '#domain/problem.ts';
import { type ApprovalHistory, type StepRow, toKind } from '#features/approval-history/approval-history.ts';
import type { Store } from '#platform/store/open-store.ts';
import { readReferences } from './audit-references.ts';
import type { AuditReference, EvidenceContent, EvidenceStep, FileContent, UnreadPart } from './evidence-document.ts';
import { type FileState, findContent, type ReadCall, readFile, readRevisions } from './file-revisions.ts';

/** The dependencies for compiling an entry. */
export type CompileDeps = { store: Store; history: ApprovalHistory; nowMs: number };

/** The approval that an entry is about. */
export type EntryTarget = { position: number; fileId: string; approvalId: string };

const NO_FILE: FileState = {};
const NO_OUTCOME = 'The audit log does not contain the outcome of a call yet.';
const NO_RECORD = 'The audit log no longer has a record that the history refers to.';

/**
 * Compiles everything known about one approval. Parts that the user cannot read are named with the reason. For an approval that
 * the user cannot read, nothing else is included. Throws ProblemError for failures that a retry may resolve.
 */
export async function compileEntry(
  { store, history, nowMs }: CompileDeps,
  target: EntryTarget,
  read: ReadCall,
): Promise<EvidenceContent> {
  const { position, fileId, approvalId } = target;
  const unread: UnreadPart[] = [];
  const readOrSkip = async <Value>(part: UnreadPart['part'], reading: Promise<Value>): Promise<Value | undefined> =>
    reading.catch((error: unknown) => {
      unread.push({ part, reason: toReason(error) });
      return undefined;
    });
  const approval = await readOrSkip('approval', readApproval(read, target));
  if (!approval) return { position, fileId, approvalId, steps: [], unread };
  await history.detectSteps(fileId, approval);
  const [file = NO_FILE, revisions = [], rows] = await Promise.all([
    readOrSkip('file', readFile(read, fileId)),
    readOrSkip('revisions', readRevisions(read, fileId)),
    history.list(fileId, approvalId),
  ]);
  const entryIds = rows.flatMap(({ audit_id: id }) => id ?? []);
  const references = await readReferences(store, entryIds);
  const found = entryIds.map((id) => references.get(id) ?? []);
  if (found.some((records) => records.length === 0)) unread.push({ part: 'records', reason: NO_RECORD });
  if (found.some(([first, ...ends]) => first && ends.length === 0))
    unread.push({ part: 'records', reason: NO_OUTCOME });
  const find = (timeMs: number) => findContent(file, revisions, timeMs);
  const content = find(Date.parse(approval.completeTime ?? '') || nowMs);
  return {
    position,
    fileId,
    approvalId,
    file: toFileBody(file),
    approval: toApprovalBody(approval),
    ...(content && { content }),
    steps: rows.map((row, index) => toStep(row, index + 1, find(Number(row.happened_at)), references)),
    unread: unread.toSorted((one, other) => one.part.localeCompare(other.part)),
  };
}

async function readApproval(read: ReadCall, { fileId, approvalId }: EntryTarget): Promise<ApprovalSnapshot> {
  const params = { fileId, approvalId, fields: APPROVAL_FIELDS };
  return approvalSnapshot.parse(await read({ operationId: 'drive.approvals.get', params }));
}

/** Returns why a part cannot be read. Rethrows errors that a retry may resolve. */
function toReason(error: unknown): string {
  if (!(error instanceof ProblemError)) throw error;
  const { title, detail, upstream, retryable, code } = error.toBody('');
  if (retryable || code === 'unauthenticated' || code === 'step_up_required') throw error;
  return upstream?.message ?? detail ?? title;
}

function toFileBody({ name, mimeType, sha256Checksum }: FileState): NonNullable<EvidenceContent['file']> {
  return {
    ...(name !== undefined && { name }),
    ...(mimeType !== undefined && { mimeType }),
    ...(sha256Checksum !== undefined && { sha256Checksum }),
  };
}

function toApprovalBody(approval: ApprovalSnapshot): NonNullable<EvidenceContent['approval']> {
  const { status, initiator, createTime, dueTime, completeTime, reviewerResponses } = approval;
  return {
    status,
    ...(initiator && { initiator: toPerson(initiator) }),
    ...(createTime !== undefined && { createTime }),
    ...(dueTime !== undefined && { dueTime }),
    ...(completeTime !== undefined && { completeTime }),
    reviewers: reviewerResponses.map(({ reviewer = {}, response = 'NO_RESPONSE' }) => ({
      ...toPerson(reviewer),
      response,
    })),
  };
}

function toPerson({ emailAddress = '', displayName }: SnapshotUser): { email: string; name: string } {
  return { email: emailAddress, name: displayName ?? emailAddress };
}

function toStep(
  row: StepRow,
  number: number,
  content: FileContent | undefined,
  references: ReadonlyMap<string, AuditReference[]>,
): EvidenceStep {
  const { user_email: email, user_name: name, message } = row;
  return {
    number,
    kind: toKind(row.kind),
    time: new Date(Number(row.happened_at)).toISOString(),
    timeSource: row.is_from_console === 1 ? 'console' : 'service',
    ...(email !== null && { person: { email, name: name ?? email } }),
    ...(message !== null && { message }),
    ...(row.is_unseen === 1 && { isUnseen: true as const }),
    ...(content && { content }),
    records: references.get(row.audit_id ?? '') ?? [],
  };
}
