import { isHorizonComplete } from '#shared/indexes/incomplete.ts';
import type { ReviewIndex } from './queries.ts';

type ReviewProgressProps = {
  dueCount: number;
  reviewedCount: number;
  coverage: ReviewIndex['coverage'];
  /** The number of decided grants that are still counted as due. */
  justDecided: number;
};

/** Shows how much of the access has been reviewed, without a total until all files are scanned. */
export function ReviewProgress({ dueCount, reviewedCount, coverage, justDecided }: ReviewProgressProps) {
  const reviewed = reviewedCount + justDecided;
  const total = reviewedCount + dueCount;
  const isWhole = isHorizonComplete(coverage);
  const of = isWhole ? `of ${total.toLocaleString('en')} ` : '';
  return (
    <span role="status" className="flex items-center gap-8 text-ink-2">
      {isWhole && total > 0 && (
        <progress aria-hidden value={reviewed} max={total} className="h-6 w-120 accent-accent max-sm:hidden" />
      )}
      {reviewed.toLocaleString('en')} {of}reviewed
    </span>
  );
}
