import type { FeedEntry } from './write-feed.ts';

/** An approval that waits for somebody and has a due time. */
export type DueReview = { fileId: string; approvalId: string; title: string; dueTime: string };

const LENGTH_MS = 30 * 60_000;

/** Due times of reviews as entries that end then, each with a link to the approval. */
export function toReviewEntries(reviews: readonly DueReview[], publicOrigin: string): FeedEntry[] {
  return reviews.map(({ fileId, approvalId, title, dueTime }) => ({
    uid: `${approvalId}@${fileId}`,
    start: { dateTime: new Date(Date.parse(dueTime) - LENGTH_MS).toISOString() },
    end: { dateTime: new Date(Date.parse(dueTime)).toISOString() },
    summary: `Review due: ${title}`,
    url: `${publicOrigin}/reviews/${encodeURIComponent(fileId)}/${encodeURIComponent(approvalId)}`,
    isFree: true,
  }));
}
