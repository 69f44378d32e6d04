import { registerEastAsianFonts } from '@rotunda/document-formats/pdf-fonts';
import PDFDocument from 'pdfkit';
import { waitForNextTurn } from '#domain/next-turn.ts';
import type { Principal } from '#domain/principal.ts';
import type { AccessDecisionRow } from '#features/indexes/store/access-decision-store.ts';
import { type Pdf, writeField, writeHeading } from '#platform/pdf/pdf-lines.ts';
import { writePageMargins } from '#platform/pdf/pdf-margins.ts';

const MARGIN_PT = 48;
const TITLE = 'Access review';
const DECISIONS: Readonly<Record<string, string>> = { kept: 'Kept', narrowed: 'Narrowed', removed: 'Removed' };

/** The user of the report, its time, and the start of its period. */
export type ReportMetadata = { principal: Pick<Principal, 'name' | 'email'>; nowMs: number; sinceMs: number };

/** Starts writing the report of access decisions as PDF. The PDF is generated while the decisions are read, page by page. */
export function openDecisionsPdf(facts: ReportMetadata, pages: AsyncIterable<readonly AccessDecisionRow[]>): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_PT,
    lang: 'en',
    info: { Title: TITLE },
    autoFirstPage: false,
    bufferPages: true,
  });
  void writeAll(pdf, facts, pages).then(
    () => pdf.end(),
    (error: unknown) => pdf.destroy(error instanceof Error ? error : new Error('the PDF was not written')),
  );
  return pdf;
}

async function writeAll(pdf: Pdf, facts: ReportMetadata, pages: AsyncIterable<readonly AccessDecisionRow[]>) {
  const { principal, nowMs, sinceMs } = facts;
  const foot = `As of ${toTime(nowMs)}, as ${principal.email} can see it`;
  await registerEastAsianFonts(pdf, principal.name);
  pdf.addPage();
  writeHeading(pdf, TITLE, 1);
  writeField(pdf, 'Decisions since', sinceMs > 0 ? toTime(sinceMs) : 'the first');
  writeField(pdf, 'Report by', `${principal.name} (${principal.email})`);
  writeField(pdf, 'As of', toTime(nowMs));
  let count = 0;
  for await (const rows of pages) {
    await registerEastAsianFonts(pdf, JSON.stringify(rows));
    if (count > 0) pdf.addPage();
    for (const row of rows) writeDecision(pdf, row);
    writePageMargins(pdf, { name: TITLE, part: `Decisions ${count + 1} to ${count + rows.length}`, foot });
    count += rows.length;
    await waitForNextTurn(); // Lets other requests run in between.
  }
  if (count > 0) return;
  writeField(pdf, 'Decisions', 'none');
  writePageMargins(pdf, { name: TITLE, part: 'No decisions', foot });
}

function writeDecision(pdf: Pdf, row: AccessDecisionRow): void {
  writeHeading(pdf, row.title, 2);
  writeField(pdf, 'Decision', DECISIONS[row.decision] ?? row.decision);
  writeField(pdf, 'Access of', row.grantee);
  writeField(pdf, 'Role before', row.role);
  writeField(pdf, 'Decided', `${toTime(Number(row.decided_at))} by ${row.reviewer_name} (${row.reviewer_email})`);
  if (row.note !== '') writeField(pdf, 'Note', row.note);
  writeField(pdf, 'File and permission ID', row.grant_id, true);
}

/** Formats a time for users, with its time zone. */
function toTime(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
