import { toCsvLine } from '#platform/http/csv.ts';
import type { EvidenceContent, EvidenceStep } from './evidence-document.ts';
import type { EvidenceRow, EvidenceStore } from './evidence-store.ts';

/** The content of a line: a step of an approval, or an approval without readable steps. */
type Line = { row: EvidenceRow; entry: EvidenceContent; digest: string; step: EvidenceStep | undefined };

const COLUMNS: readonly [name: string, value: (line: Line) => string | number | undefined][] = [
  ['Approval', ({ entry }) => entry.position],
  ['File', ({ entry }) => entry.file?.name],
  ['File ID', ({ entry }) => entry.fileId],
  ['Approval ID', ({ entry }) => entry.approvalId],
  ['Status', ({ entry }) => entry.approval?.status],
  ['Requested', ({ entry }) => entry.approval?.createTime],
  ['Due', ({ entry }) => entry.approval?.dueTime],
  ['Completed', ({ entry }) => entry.approval?.completeTime],
  ['Revision ID', ({ entry }) => entry.content?.revisionId],
  ['MD5 checksum', ({ entry }) => entry.content?.md5Checksum],
  ['SHA-256 checksum of the current content', ({ entry }) => entry.file?.sha256Checksum],
  ['Step', ({ step }) => step?.number],
  ['Event', ({ step }) => step?.kind],
  ['Time', ({ step }) => step?.time],
  ['Time recorded by', ({ step }) => step?.timeSource],
  ['Person', ({ step }) => step?.person?.name],
  ['Address', ({ step }) => step?.person?.email],
  ['Message', ({ step }) => step?.message],
  ['Content not viewed', ({ step }) => (step?.isUnseen ? 'yes' : undefined)],
  ['Revision ID at the time', ({ step }) => step?.content?.revisionId],
  ['MD5 checksum at the time', ({ step }) => step?.content?.md5Checksum],
  ['Audit records', ({ step }) => step?.records.map(({ id }) => id).join(' ')],
  ['Audit hashes', ({ step }) => step?.records.map(({ hash }) => hash).join(' ')],
  ['Could not be read', ({ entry }) => entry.unread.map(({ part, reason }) => `${part}: ${reason}`).join('; ')],
  ['Digest of the approval', ({ digest }) => digest],
  ['Evidence ID', ({ row }) => row.id],
  ['Digest of the evidence', ({ row }) => row.digest ?? undefined],
];

/** Writes the document as comma-separated values, one line per step. */
export async function* writeCsv(evidence: EvidenceStore, row: EvidenceRow): AsyncGenerator<string> {
  yield toCsvLine(COLUMNS.map(([name]) => name));
  for await (const entries of evidence.readEntries(row.id)) {
    yield entries.flatMap(({ content, digest }) => toLines(row, JSON.parse(content), digest)).join('');
  }
}

function toLines(row: EvidenceRow, entry: EvidenceContent, digest: string): string[] {
  const steps = entry.steps.length === 0 ? [undefined] : entry.steps;
  return steps.map((step) => toCsvLine(COLUMNS.map(([, value]) => value({ row, entry, digest, step }))));
}
