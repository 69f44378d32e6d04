import { createHash } from 'node:crypto';
import { z } from 'zod';
import { STEP_KINDS } from '#features/approval-history/find-steps.ts';

/** The format of the document. Changes whenever a reader of earlier documents would misread later ones. */
export const EVIDENCE_FORMAT = 'rotunda-approval-evidence/1';

const person = z.strictObject({ email: z.string(), name: z.string() });
const time = z.string();

/** Identifies the content of a file. */
const fileContent = z.strictObject({ revisionId: z.string(), md5Checksum: z.string().exactOptional() });

/** An audit trail record that a step refers to. */
const auditReference = z.strictObject({
  id: z.string(),
  /** The chain of the record, and its position in the chain, starting at 1. */
  chain: z.string(),
  position: z.int(),
  /** HMAC-SHA256 of the record, and of the previous record. */
  hash: z.string(),
  previousHash: z.string(),
  kind: z.enum(['intent', 'outcome', 'event']),
  action: z.string(),
  time,
  email: z.string().exactOptional(),
  target: z.string().exactOptional(),
  outcome: z.string().exactOptional(),
});

const step = z.strictObject({
  number: z.int(),
  kind: z.enum(STEP_KINDS),
  time,
  /**
   * `console`: the step was taken in the console at this time. `service`: the step was detected, and this is the time of the
   * approval's last change.
   */
  timeSource: z.enum(['console', 'service']),
  person: person.exactOptional(),
  message: z.string().exactOptional(),
  isUnseen: z.literal(true).exactOptional(),
  content: fileContent.exactOptional(),
  records: z.array(auditReference),
});

const approval = z.strictObject({
  status: z.string(),
  initiator: person.exactOptional(),
  createTime: time.exactOptional(),
  dueTime: time.exactOptional(),
  completeTime: time.exactOptional(),
  reviewers: z.array(person.extend({ response: z.string() })),
});

/** A part that could not be read, and the reason. */
const unreadPart = z.strictObject({ part: z.enum(['approval', 'file', 'revisions', 'records']), reason: z.string() });

const entryContent = z.strictObject({
  position: z.int(),
  fileId: z.string(),
  approvalId: z.string(),
  file: z
    .strictObject({
      name: z.string().exactOptional(),
      mimeType: z.string().exactOptional(),
      sha256Checksum: z.string().exactOptional(),
    })
    .exactOptional(),
  approval: approval.exactOptional(),
  /** The content at the end of the approval, or the current content while it is in progress. */
  content: fileContent.exactOptional(),
  steps: z.array(step),
  unread: z.array(unreadPart),
});

const head = z.strictObject({
  format: z.literal(EVIDENCE_FORMAT),
  evidenceId: z.string(),
  title: z.string(),
  /** The filters that selected the approvals, and the gaps of the list. */
  filters: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  notes: z.array(z.string()),
  compileTime: time,
  compiledBy: person,
  total: z.int(),
});

/** A complete document. */
export const evidenceDocument = head.extend({
  approvals: z.array(entryContent.extend({ digest: z.string() })),
  digest: z.string(),
});

export type EvidenceHead = z.infer<typeof head>;
export type EvidenceContent = z.infer<typeof entryContent>;
export type EvidenceEntry = EvidenceContent & { digest: string };
export type EvidenceStep = z.infer<typeof step>;
export type AuditReference = z.infer<typeof auditReference>;
export type FileContent = z.infer<typeof fileContent>;
export type UnreadPart = z.infer<typeof unreadPart>;

/** Returns the SHA-256 in hex of one approval's content, as JSON without spaces. */
export function digestEntry(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the SHA-256 in hex of a document: of everything before its approvals, and of their digests. */
export function digestDocument(documentHead: object, digests: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([documentHead, digests]))
    .digest('hex');
}
