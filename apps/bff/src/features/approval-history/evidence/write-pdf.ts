import { registerEastAsianFonts } from '@rotunda/document-formats/pdf-fonts';
import PDFDocument from 'pdfkit';
import { waitForNextTurn } from '#domain/next-turn.ts';
import { type Pdf, writeField, writeHeading, writeText } from '#platform/pdf/pdf-lines.ts';
import { writePageMargins } from '#platform/pdf/pdf-margins.ts';
import type { EvidenceContent, EvidenceStep, FileContent } from './evidence-document.ts';
import type { EvidenceRow, EvidenceStore } from './evidence-store.ts';
import { describeStep, getStatusLabel } from './step-texts.ts';

const MARGIN_PT = 48;
const HOW_TO_VERIFY =
  'Operators verify the JSON file of this evidence with “pnpm records verify-evidence FILE”. It recomputes the digests, ' +
  'finds the digest in the audit log, and compares each audit record. Revision and MD5 checksum identify the content at ' +
  'the time of each event. The hash of an audit record is its HMAC-SHA256, which also covers the record before it in its chain.';

/** Starts writing the document as PDF. The PDF is generated while it is read. */
export function openPdf(evidence: EvidenceStore, row: EvidenceRow): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_PT,
    lang: 'en',
    info: { Title: row.title },
    autoFirstPage: false,
    // Buffers one approval at a time, because each page header shows the approval's page count.
    bufferPages: true,
  });
  void writeAll(pdf, evidence, row).then(
    () => pdf.end(),
    (error: unknown) => pdf.destroy(error instanceof Error ? error : new Error('the PDF was not written')),
  );
  return pdf;
}

async function writeAll(pdf: Pdf, evidence: EvidenceStore, row: EvidenceRow): Promise<void> {
  await registerEastAsianFonts(pdf, JSON.stringify(row));
  const foot = `Evidence ${row.id}, digest ${row.digest ?? ''}`;
  pdf.addPage();
  writeSummary(pdf, row);
  writePageMargins(pdf, { name: row.title, part: 'Summary', foot });
  for await (const entries of evidence.readEntries(row.id)) {
    for (const { content, digest } of entries) {
      await registerEastAsianFonts(pdf, content);
      const entry: EvidenceContent = JSON.parse(content);
      pdf.addPage();
      writeEntry(pdf, entry, digest);
      const part = `Approval ${entry.position} of ${row.total}`;
      writePageMargins(pdf, { name: entry.file?.name ?? entry.fileId, part, foot });
      await waitForNextTurn(); // Lets other requests run in between.
    }
  }
}

function writeSummary(pdf: Pdf, row: EvidenceRow): void {
  const filters: { name: string; value: string }[] = JSON.parse(row.filters);
  const notes: string[] = JSON.parse(row.notes);
  writeHeading(pdf, row.title, 1);
  writeField(pdf, 'Approvals', String(row.total));
  for (const { name, value } of filters) writeField(pdf, name, value);
  for (const note of notes) writeField(pdf, 'Not included', note);
  writeField(pdf, 'Compiled', toTime(new Date(Number(row.compiled_at)).toISOString()));
  writeField(pdf, 'Compiled by', `${row.user_name} (${row.user_email})`);
  writeField(pdf, 'Evidence ID', row.id, true);
  writeField(pdf, 'Digest (SHA-256)', row.digest ?? '', true);
  writeHeading(pdf, 'Verification', 2);
  writeText(pdf, HOW_TO_VERIFY);
}

function writeEntry(pdf: Pdf, entry: EvidenceContent, digest: string): void {
  const { approval, file, content } = entry;
  const notReadable = entry.unread.find(({ part }) => part === 'revisions')?.reason;
  writeHeading(pdf, `${entry.position}. ${file?.name ?? entry.fileId}`, 1);
  for (const { part, reason } of entry.unread) writeField(pdf, 'Could not be read', `${part}: ${reason}`);
  writeField(pdf, 'File ID', entry.fileId, true);
  writeField(pdf, 'Approval ID', entry.approvalId, true);
  if (file?.mimeType) writeField(pdf, 'Type', file.mimeType);
  if (approval) {
    writeField(pdf, 'Status', getStatusLabel(approval.status));
    if (approval.initiator) writeField(pdf, 'Started by', toPerson(approval.initiator));
    if (approval.createTime) writeField(pdf, 'Requested', toTime(approval.createTime));
    writeField(pdf, 'Due', approval.dueTime ? toTime(approval.dueTime) : 'No due date');
    writeField(pdf, 'Completed', approval.completeTime ? toTime(approval.completeTime) : 'Not yet');
    for (const reviewer of approval.reviewers)
      writeField(pdf, 'Reviewer', `${toPerson(reviewer)}: ${getStatusLabel(reviewer.response)}`);
    writeContent(pdf, content, notReadable);
  }
  writeField(pdf, 'Digest (SHA-256)', digest, true);
  if (entry.steps.length > 0) writeHeading(pdf, 'History', 2);
  for (const step of entry.steps) writeStep(pdf, step, notReadable);
}

function writeStep(pdf: Pdf, step: EvidenceStep, notReadable: string | undefined): void {
  const source = step.timeSource === 'service' && step.kind !== 'started' ? ' (time of the last change)' : '';
  pdf.moveDown(0.5);
  writeText(pdf, `${step.number}. ${describeStep(step)}`, { isBold: true });
  writeField(pdf, 'Time', toTime(step.time) + source);
  if (step.person) writeField(pdf, 'Person', toPerson(step.person));
  if (step.message !== undefined) writeField(pdf, 'Message', step.message);
  writeContent(pdf, step.content, notReadable);
  for (const { id, hash, kind } of step.records) writeField(pdf, `Audit record (${kind})`, `${id} ${hash}`, true);
}

/** `notReadable` is the reason why no revision could be read, if that is the case. */
function writeContent(pdf: Pdf, content: FileContent | undefined, notReadable: string | undefined): void {
  if (content) writeField(pdf, 'Revision ID', content.revisionId, true);
  else if (notReadable === undefined) writeField(pdf, 'Revision', 'Not recorded at that time');
  else writeField(pdf, 'Revision', `Missing, because revisions could not be read: ${notReadable}`);
  if (content?.md5Checksum) writeField(pdf, 'MD5 checksum', content.md5Checksum, true);
}

function toPerson({ name, email }: { name: string; email: string }): string {
  return name === email ? email : `${name} (${email})`;
}

/** For example `2026-11-20 10:00:05 UTC`. */
function toTime(text: string): string {
  return `${new Date(text).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
