import { type EvidenceRow, type EvidenceStore, toHead } from './evidence-store.ts';

/** Writes the document as JSON: its head, each approval with its digest on a separate line, and the digest of the whole. */
export async function* writeJson(evidence: EvidenceStore, row: EvidenceRow): AsyncGenerator<string> {
  const head = JSON.stringify(toHead(row));
  yield `${head.slice(0, -1)},"approvals":[\n`;
  let isFirst = true;
  for await (const entries of evidence.readEntries(row.id)) {
    const lines = entries.map(({ content, digest }) => `${content.slice(0, -1)},"digest":${JSON.stringify(digest)}}`);
    yield `${isFirst ? '' : ',\n'}${lines.join(',\n')}`;
    isFirst = false;
  }
  yield `\n],"digest":${JSON.stringify(row.digest)}}\n`;
}
