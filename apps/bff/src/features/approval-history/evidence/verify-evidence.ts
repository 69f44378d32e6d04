import { countOf } from '@rotunda/api-client/count-of';
import { describeIssue } from '@rotunda/environment/describe-issue';
import type { StepRow } from '#features/approval-history/approval-history.ts';
import { findKind } from '#features/approval-history/approval-watch.ts';
import { readChainKey } from '#platform/audit-trail/chain-key.ts';
import { type ChainRecord, isSigned } from '#platform/audit-trail/chain-record.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { toReference } from './audit-references.ts';
import { EVIDENCE_ACTION } from './compile-evidence.ts';
import {
  type AuditReference,
  digestDocument,
  digestEntry,
  type EvidenceEntry,
  type EvidenceStep,
  evidenceDocument,
} from './evidence-document.ts';

/** The location of the audit trail. */
export type TrailDeps = { store: Store; secrets: SecretStore };

/** The result of a verification. If there are no faults, everything that the document states about the trail is true. */
export type EvidenceVerification = {
  approvals: number;
  records: number;
  /** One sentence for each fault, in document order. */
  faults: string[];
};

/** The text is not an evidence document; the message explains why. */
export class EvidenceFormatError extends Error {
  override name = 'EvidenceFormatError';
}

const READ_AT_ONCE = 100;
const MAX_VALUE_CHARS = 200;

/**
 * Compares a document with the audit trail: checks that it is unchanged since it was compiled here, and that each audit record it
 * references exists unaltered in the trail with the same content. Throws EvidenceFormatError if the text is not an evidence
 * document.
 */
export async function verifyEvidence(parts: TrailDeps, text: string): Promise<EvidenceVerification> {
  const plain = parse(text);
  const parsed = evidenceDocument.safeParse(plain, { error: describeIssue });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EvidenceFormatError(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'is not evidence'}`);
  }
  const { approvals, digest, ...head } = parsed.data;
  const faults = [...checkCount(head.total, approvals), ...approvals.flatMap(checkDigest)];
  const digests = approvals.map((entry) => entry.digest);
  if (digestDocument(head, digests) !== digest)
    faults.push('document: the digest differs from the content: the head, or the list of approvals, was changed');
  if (!(await isOnRecord(parts, head.evidenceId, digest)))
    faults.push(`document: the audit log has no intact record of evidence ${head.evidenceId} with this digest`);
  const references = approvals.flatMap(({ position, steps }) =>
    steps.flatMap((step) => locateReferences(position, step)),
  );
  for (let first = 0; first < references.length; first += READ_AT_ONCE)
    faults.push(...(await checkReferences(parts, references.slice(first, first + READ_AT_ONCE))));
  return { approvals: approvals.length, records: references.length, faults };
}

/** Whether the audit trail has an intact record of this digest. */
export async function isDigestRecorded(parts: TrailDeps, digest: string): Promise<boolean> {
  const records = await parts.store
    .selectFrom('audit_records')
    .selectAll()
    .where('action', '=', EVIDENCE_ACTION)
    .where('kind', '=', 'intent')
    .where('details', 'like', `%${digest}%`)
    .execute();
  return hasIntact(parts, records, digest);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new EvidenceFormatError(`The file is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function checkCount(total: number, approvals: readonly EvidenceEntry[]): string[] {
  const isInOrder = approvals.every(({ position }, index) => position === index + 1);
  if (approvals.length === total && isInOrder) return [];
  return [`document: ${countOf(approvals.length, 'approval')}, expected ${total} in order`];
}

function checkDigest({ digest, ...content }: EvidenceEntry): string[] {
  if (digestEntry(JSON.stringify(content)) === digest) return [];
  return [`approval ${content.position}: the digest differs from the content`];
}

async function isOnRecord(parts: TrailDeps, evidenceId: string, digest: string): Promise<boolean> {
  const records = await parts.store
    .selectFrom('audit_records')
    .selectAll()
    .where('action', '=', EVIDENCE_ACTION)
    .where('target', '=', evidenceId)
    .where('kind', '=', 'intent')
    .execute();
  return hasIntact(parts, records, digest);
}

async function hasIntact(parts: TrailDeps, records: readonly ChainRecord[], digest: string): Promise<boolean> {
  for (const record of records) {
    const details: { digest?: unknown } = JSON.parse(record.details);
    if (details.digest === digest && (await isIntact(parts, record))) return true;
  }
  return false;
}

async function isIntact({ secrets }: TrailDeps, record: ChainRecord): Promise<boolean> {
  const key = await readChainKey(secrets, record.writer);
  return key !== undefined && isSigned(key, record);
}

/** A record that a document references, with its location in the document. */
type LocatedReference = { place: string; step: EvidenceStep; reference: AuditReference };

function locateReferences(position: number, step: EvidenceStep): LocatedReference[] {
  const place = `approval ${position}, step ${step.number}`;
  return step.records.map((reference) => ({ place, step, reference }));
}

async function checkReferences(parts: TrailDeps, placed: readonly LocatedReference[]): Promise<string[]> {
  const ids = placed.map(({ reference }) => reference.id);
  const records = await parts.store.selectFrom('audit_records').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(records.map((record) => [record.id, record]));
  const history = await readHistory(parts.store, ids);
  const faults: string[] = [];
  for (const { place, step, reference } of placed) {
    const record = byId.get(reference.id);
    const where = `${place}, record ${reference.id}`;
    if (reference.kind === 'intent') faults.push(...checkHistory(place, step, history.get(reference.id)));
    if (!record) faults.push(`${where}: not in the audit log`);
    else if (!(await isIntact(parts, record))) faults.push(`${where}: altered in the audit log, or its key is missing`);
    else faults.push(...compare(where, reference, toReference(record)), ...checkStep(where, step, record));
  }
  return faults;
}

function compare(where: string, said: AuditReference, actual: AuditReference): string[] {
  const names = new Set([...Object.keys(said), ...Object.keys(actual)]);
  return [...names].flatMap((name) => {
    const [one, other] = [Reflect.get(said, name), Reflect.get(actual, name)];
    return one === other ? [] : [`${where}: ${name} is ${show(one)} here and ${show(other)} in the audit log`];
  });
}

/** Checks that a step matches the operation and the actor of its recorded call. */
function checkStep(where: string, { kind, person }: EvidenceStep, record: ChainRecord): string[] {
  const called = findKind(record.action);
  const isReminder = called === 'message' && kind === 'reminder';
  return [
    ...(called === kind || isReminder
      ? []
      : [`${where}: the step is ${show(kind)} and the call ${show(record.action)}`]),
    ...(record.kind !== 'intent' || person === undefined || person.email === record.email
      ? []
      : [`${where}: the step is of ${show(person.email)} and the call of ${show(record.email)}`]),
  ];
}

type HistoryStep = Pick<StepRow, 'kind' | 'message' | 'is_unseen'>;

/** Returns the steps stored in the console's history by audit entry ID. */
async function readHistory(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, HistoryStep>> {
  const rows = await store
    .selectFrom('approval_steps')
    .select(['audit_id', 'kind', 'message', 'is_unseen'])
    .where('audit_id', 'in', ids)
    .execute();
  return new Map(rows.flatMap((row) => (row.audit_id === null ? [] : [[row.audit_id, row] as const])));
}

/** The trail has no free text, so messages are compared with the history if it has the step. */
function checkHistory(place: string, step: EvidenceStep, known: HistoryStep | undefined): string[] {
  if (!known) return [];
  const members = [
    ['kind', step.kind, known.kind],
    ['message', step.message, known.message ?? undefined],
    ['isUnseen', step.isUnseen, known.is_unseen === 1 ? true : undefined],
  ] as const;
  return members.flatMap(([name, said, actual]) =>
    said === actual ? [] : [`${place}: ${name} is ${show(said)} here and ${show(actual)} in the history`],
  );
}

function show(value: unknown): string {
  // Quoted to keep control characters away from the terminal.
  return value === undefined || value === null ? 'absent' : JSON.stringify(String(value).slice(0, MAX_VALUE_CHARS));
}
