import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { QueueSteps } from './queue-place.tsx';
import { type ReviewRow, reviewId, reviewsQuery } from './review-queries.ts';
import type { ReviewSearch } from './review-search.ts';

/** What is named by the address of a review. */
type Place = Pick<ReviewRow, 'fileId' | 'approvalId'>;

/**
 * The neighbours of an approval in the queue that it was opened from. One that has left the queue meanwhile keeps the
 * place that it had, so that the next one is still the next.
 */
export function useQueueSteps(
  search: ReviewSearch,
  current: Place,
  onGo: (place: Place) => void,
): QueueSteps & { next: Place | undefined } {
  const { data, isPending } = useInfiniteQuery(reviewsQuery(search));
  const rows = (data?.pages ?? []).flatMap((page) => page.rows);
  const id = `${current.fileId}~${current.approvalId}`;
  const found = rows.findIndex((row) => reviewId(row) === id);
  const lastIndex = useRef({ id, index: 0 });
  if (found >= 0 || lastIndex.current.id !== id) lastIndex.current = { id, index: Math.max(found, 0) };
  const { index } = lastIndex.current;
  const previous = rows[index - 1];
  const next = found >= 0 ? rows[index + 1] : rows[index];
  return {
    isPending,
    position: found >= 0 ? `${found + 1} of ${rows.length}` : undefined,
    onPrevious: previous && (() => onGo(previous)),
    onNext: next && (() => onGo(next)),
    next,
  };
}
