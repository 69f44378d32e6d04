import { Inbox } from 'lucide-react';
import { REVIEW_FILTERS } from '#features/approvals/review-filter-list.ts';
import type { ApprovalIndex } from '#features/approvals/review-queries.ts';
import { DEFAULT_FOLDER, type ReviewSearch } from '#features/approvals/review-search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { isComplete } from '#shared/indexes/incomplete.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { OtherFolders } from './other-folders.tsx';

// Lazy-loaded if the scan is incomplete and no results are shown yet.
const IncompleteList = lazyComponent(() => import('#shared/indexes/incomplete-list.tsx'), 'IncompleteList');

type NoReviewsProps = {
  search: ReviewSearch;
  onSearch: (change: Partial<ReviewSearch>) => void;
} & Pick<ApprovalIndex, 'counts' | 'coverage'>;

/** Explains why the queue is empty, and where to find more. */
export function NoReviews({ search, onSearch, counts, coverage }: NoReviewsProps) {
  const isWaiting = (search.folder ?? DEFAULT_FOLDER) === 'waiting';
  return (
    <EmptyList
      icon={Inbox}
      title={isWaiting ? 'Nothing waiting for you' : 'Not found'}
      noMatch="No approvals match these filters"
      filters={REVIEW_FILTERS}
      search={search}
      onSearch={onSearch}
      wider={search.folder === 'all' ? [] : [{ label: 'Search all approvals', search: { folder: 'all' } }]}
      incomplete={
        !isComplete(coverage) && (
          <Part fallback={<Skeleton head="columns" label="Loading the approvals" rows={8} />}>
            <IncompleteList coverage={coverage} subject="approvals" operationId="drive.approvals.list" />
          </Part>
        )
      }
    >
      {isWaiting && 'Approval requests for you appear here.'}
      <OtherFolders current={search.folder ?? DEFAULT_FOLDER} counts={counts} coverage={coverage} />
    </EmptyList>
  );
}
