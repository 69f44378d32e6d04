import { createHash } from 'node:crypto';
import { z } from 'zod';
import { STEP_KINDS } from '#features/approval-history/find-steps.ts';

/** Names the form of the document. It changes when a reader of earlier documents would misread later ones. */
export const EVIDENCE_FORMAT = 'rotunda-approval-evidence/1';

const person = z.strictObject({ email: z.string(), name: z.string() });
const time = z.string();

/** Which content a file had. */
const fileContent = z.strictObject({ revisionId: z.string(), md5Checksum: z.string().exactOptional() });

/** A record of the audit trail that a step refers to. */
const auditReference = z.strictObject({
  id: z.string(),
  /** The chain of the record, and its place in the chain, counted from 1. */
  chain: z.string(),
  position: z.int(),
  /** HMAC-SHA256 of the record, and of the one before it. */
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
  /** console: it was done here, at this time. service: it was noticed, and the time is that of the last change of the approval. */
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

/** What could not be read, and why. */
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
  /** The content at the end of the approval, or now while it runs. */
  content: fileContent.exactOptional(),
  steps: z.array(step),
  unread: z.array(unreadPart),
});

const head = z.strictObject({
  format: z.literal(EVIDENCE_FORMAT),
  evidenceId: z.string(),
  title: z.string(),
  /** By which filters the approvals were chosen, and what the list lacked. */
  filters: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  notes: z.array(z.string()),
  compileTime: time,
  compiledBy: person,
  total: z.int(),
});

/** A whole document. */
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

/** SHA-256 in hex of what a document says of one approval, as JSON without spaces. */
export function digestOfEntry(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 in hex of a document: of everything before its approvals, and of their digests. */
export function digestOfDocument(documentHead: object, digests: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([documentHead, digests]))
    .digest('hex');
}
