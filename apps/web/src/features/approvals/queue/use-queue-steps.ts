import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getReviewId, reviewsQuery } from '#features/approvals/review-queries.ts';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { mergeIntoQueueOrder, type QueuedApproval, toKey } from './queue-order.ts';
import type { QueueSteps } from './queue-position.tsx';

const LOAD_AHEAD = 5;

/**
 * Returns the neighbours of an approval in the queue from which it was opened. The queue retains its initial order and total.
 * Next leads to the next approval still in the queue; previous also includes approvals decided since.
 */
export function useQueueSteps(
  search: ReviewSearch,
  current: QueuedApproval,
  onGo: (place: QueuedApproval) => void,
): QueueSteps & { next: QueuedApproval | undefined } {
  const query = reviewsQuery(search);
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  const rows = (data?.pages ?? []).flatMap((page) => page.rows);
  const waiting = new Set(rows.map(getReviewId));
  const places = mergeIntoQueueOrder(useRouter(), JSON.stringify(query.queryKey), rows);
  const index = places.findIndex((place) => toKey(place) === toKey(current));
  const previous = places[index - 1];
  const next = places.find((place, at) => at > index && waiting.has(toKey(place)));
  const isNearEnd = hasNextPage && !isFetchingNextPage && index >= places.length - LOAD_AHEAD;
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  return {
    isPending,
    position: index >= 0 ? `${index + 1} of ${places.length}${hasNextPage ? '+' : ''}` : undefined,
    onPrevious: previous && (() => onGo(previous)),
    onNext: next && (() => onGo(next)),
    next,
  };
}
