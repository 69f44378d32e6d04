import type { Principal } from '#domain/principal.ts';
import type { AuditActor } from '#platform/audit-trail/audit-record.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { type CompileDeps, compileEntry, type EntryTarget } from './compile-entry.ts';
import type { EvidenceRow, EvidenceStore } from './evidence-store.ts';
import type { ReadCall } from './file-revisions.ts';

/** The dependencies for compiling evidence. */
export type CompileEvidenceDeps = Omit<CompileDeps, 'nowMs'> & {
  evidence: EvidenceStore;
  calls: UserCallExecutor;
  trail: AuditTrail;
};

/** The user who compiles the evidence. */
export type Compiler = { principal: Principal; actor: AuditActor; requestId: string; nowMs: number };

/** The action of the audit record that certifies a document. */
export const EVIDENCE_ACTION = 'approvals.evidence';

const PER_REQUEST = 20;
const AT_ONCE = 4; // Leaves capacity for the user's other calls.

/**
 * Compiles the next approvals of the evidence with the requesting user's credential. After the last one, records the document's
 * digest in the audit trail. Approvals compiled before a failure are retained.
 */
export async function compileEvidence(
  { evidence, calls, trail, store, history }: CompileEvidenceDeps,
  row: EvidenceRow,
  { principal, actor, requestId, nowMs }: Compiler,
): Promise<void> {
  const read: ReadCall = async (call) => (await calls.execute(principal, call, requestId)).body;
  const compile = async (target: EntryTarget) =>
    evidence.storeEntry(row.id, await compileEntry({ store, history, nowMs }, target, read));
  const waiting = await evidence.listWaiting(row.id, PER_REQUEST);
  for (let first = 0; first < waiting.length; first += AT_ONCE) {
    const compiled = await Promise.allSettled(waiting.slice(first, first + AT_ONCE).map(compile));
    const failed = compiled.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
  if (row.digest !== null || (await evidence.listWaiting(row.id, 1)).length > 0) return;
  const signed = await evidence.computeDigest(row);
  const details = { digest: signed.digest, approvals: row.total };
  const action = { action: EVIDENCE_ACTION, target: row.id, details };
  await trail.perform(actor, action, () => evidence.finish(row.id, signed));
}
