import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { saveFile } from '#lib/save-file.ts';
import { callBff, callBffRaw } from '#shared/api/call-bff.ts';

/** The evidence of approvals, and its progress. */
export type Evidence = components['schemas']['Evidence'];

/** The approvals to include as evidence, and how they were selected. */
export type EvidenceDraft = components['schemas']['EvidenceDraft'];

/** The maximum number of approvals in one document. */
export const MAX_EVIDENCE_APPROVALS = 1_000;

/** The formats of the document. The first is the one for reading. */
export const EVIDENCE_FORMATS = [
  { format: 'pdf', label: 'PDF', contentType: 'application/pdf' },
  { format: 'csv', label: 'CSV', contentType: 'text/csv' },
  { format: 'json', label: 'JSON', contentType: 'application/json' },
] as const;

const PATH = '/api/approval-evidence';

/** Starts an evidence compilation. */
export function createEvidence(draft: EvidenceDraft): Promise<Evidence> {
  return callBff<Evidence>('bff.approvalEvidence.create', PATH, { method: 'POST', body: draft });
}

/** Compiles the next approvals. */
export function compileNext({ evidenceId }: Evidence): Promise<Evidence> {
  const path = `${PATH}/${encodeURIComponent(evidenceId)}/compile`;
  return callBff<Evidence>('bff.approvalEvidence.compile', path, { method: 'POST', body: {} });
}

/** Saves complete evidence as a file. */
export async function saveEvidence(
  { evidenceId }: Evidence,
  { format, contentType }: (typeof EVIDENCE_FORMATS)[number],
): Promise<void> {
  const path = `${PATH}/${encodeURIComponent(evidenceId)}/document`;
  const response = await callBffRaw('bff.approvalEvidence.download', path, { query: { format } });
  saveFile(`approval-evidence-${evidenceId.slice(0, 8)}.${format}`, contentType, await response.blob());
}

/** The query of the user's evidence, newest first. */
export const evidenceListQuery = queryOptions({
  queryKey: ['bff.approvalEvidence.list'],
  queryFn: async ({ signal }) => {
    type List = components['schemas']['EvidenceList'];
    return (await callBff<List>('bff.approvalEvidence.list', PATH, { signal })).evidence;
  },
});
