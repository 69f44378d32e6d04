import type { CrawledFile } from '#features/indexes/readers/crawled-file.ts';

/** Greater than any time in milliseconds. */
const SHARED_FIRST = 10 ** 14;

/** Returns the rank of a file in the read queue: files shared with the user first, then the most recent ones. */
export function getRank({ sharedAt, recentAt = 0 }: Pick<CrawledFile, 'sharedAt' | 'recentAt'>): number {
  return -((sharedAt === undefined ? 0 : SHARED_FIRST) + recentAt);
}

/** Whether a file of this rank was shared with the user. */
export function isSharedRank(rank: number): boolean {
  return rank <= -SHARED_FIRST;
}
