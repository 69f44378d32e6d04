import { countOf } from '@rotunda/api-client/count-of';
import { REVIEW_FILTERS } from '#features/approvals/review-filter-list.ts';
import { type ApprovalIndex, readReviews } from '#features/approvals/review-queries.ts';
import { DEFAULT_FOLDER, folders, type ReviewSearch } from '#features/approvals/review-search.ts';
import { explainIncomplete } from '#shared/indexes/incomplete.ts';
import { type EvidenceDraft, MAX_EVIDENCE_APPROVALS } from './evidence-queries.ts';

/** The approvals of the evidence: how they were selected, and what the selection lacks. */
export type EvidenceScope = Pick<EvidenceDraft, 'filters' | 'notes' | 'approvals'>;

type EvidenceTarget = EvidenceDraft['approvals'][number];

/** The source of the approvals: all that match the filters of the queue, or a selection. */
export type EvidenceSource = { search: ReviewSearch } | { rows: readonly EvidenceTarget[] };

/** A scope with the index coverage behind it. Undefined coverage means that the user selected the approvals. */
type ReadScope = { scope: EvidenceScope; coverage: ApprovalIndex['coverage'] | undefined };

/** Reads the approvals of a source. */
export async function readScope(source: EvidenceSource, signal: AbortSignal): Promise<ReadScope> {
  return 'rows' in source
    ? { scope: getRowsScope(source.rows), coverage: undefined }
    : readMatches(source.search, signal);
}

function getRowsScope(rows: readonly EvidenceTarget[]): EvidenceScope {
  const notes = rows.length > MAX_EVIDENCE_APPROVALS ? [cutNote(rows.length)] : [];
  return { filters: [{ name: 'Chosen', value: 'One by one' }], notes, approvals: toTargets(rows) };
}

/** Reads all approvals that match the filters of the queue, including those not loaded yet. */
async function readMatches(search: ReviewSearch, signal: AbortSignal): Promise<ReadScope> {
  const { rows, coverage } = await readReviews(search, signal);
  const incomplete = coverage && explainIncomplete(coverage);
  const failed = coverage?.failed.map(({ id, title, reason }) => `${title ?? id}: ${reason}`) ?? [];
  const more = (coverage?.failedCount ?? 0) - MAX_NAMED;
  const scope = {
    filters: describeFilters(search),
    notes: [
      ...(rows.length > MAX_EVIDENCE_APPROVALS ? [cutNote(rows.length)] : []),
      ...(incomplete ? [`The list of approvals is incomplete: ${incomplete}`] : []),
      ...failed.slice(0, MAX_NAMED).map((text) => `Approvals not readable: ${text}`.slice(0, MAX_NOTE_CHARS)),
      ...(more > 0 ? [`Approvals not readable: ${countOf(more, 'more file')}`] : []),
    ],
    approvals: toTargets(rows),
  };
  return { scope, coverage };
}

const MAX_NAMED = 6; // A document can have at most ten notes.
const MAX_NOTE_CHARS = 500;

function toTargets(rows: readonly EvidenceTarget[]): EvidenceDraft['approvals'] {
  return rows.slice(0, MAX_EVIDENCE_APPROVALS).map(({ fileId, approvalId }) => ({ fileId, approvalId }));
}

function cutNote(count: number): string {
  return `Only the first ${MAX_EVIDENCE_APPROVALS.toLocaleString('en')} of ${countOf(count, 'approval')}`;
}

/** Describes the active filters. */
function describeFilters(search: ReviewSearch): EvidenceDraft['filters'] {
  const folder = search.folder ?? DEFAULT_FOLDER;
  const set = REVIEW_FILTERS.flatMap((filter) => {
    const value = search[filter.name];
    if (value === undefined) return [];
    const choices: readonly { value: string; label: string }[] = 'choices' in filter ? filter.choices : [];
    const chosen = choices.find((choice) => choice.value === value)?.label;
    return [{ name: filter.label, value: value === true ? 'Yes' : (chosen ?? String(value)) }];
  });
  return [{ name: 'Folder', value: folders.find(({ value }) => value === folder)?.label ?? folder }, ...set];
}
