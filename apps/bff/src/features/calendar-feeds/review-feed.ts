import type { FeedEntry } from './write-feed.ts';

/** A pending approval with a due time. */
export type DueReview = { fileId: string; approvalId: string; title: string; dueTime: string };

const LENGTH_MS = 30 * 60_000;

/** Converts reviews to feed entries that end at the due time, each with a link to the approval. */
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
