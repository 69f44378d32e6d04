import type { CrawledFile } from '#features/indexes/readers/crawled-file.ts';
import type { FoundTarget } from '#features/indexes/store/put-targets.ts';
import { type IndexRow, NO_TIME } from '#features/indexes/store/row-store.ts';
import type { CrawlSession } from './crawl-session.ts';
import { getFingerprint } from './shared-reads.ts';
import { getRank } from './target-rank.ts';

/**
 * Stores the files of a listing as targets to read. If the listing already contains everything about a file, its rows are stored
 * immediately; if the service would refuse the read, the target fails with that reason. `read` contains the rows of files already
 * read.
 */
export async function storeCrawledFiles(
  session: CrawlSession,
  files: readonly CrawledFile[],
  generation: number,
  { read, ...options }: { retainsRead?: boolean; read?: ReadonlyMap<string, IndexRow[]> } = {},
): Promise<void> {
  const { deps, key, reader } = session;
  const nowMs = deps.clock.nowMs();
  const rows = new Map<string, IndexRow[]>();
  const found: FoundTarget[] = [];
  for (const file of files) {
    const judged = read?.get(file.id) ?? (await reader.evaluateCrawled?.(file, session));
    const target = { ...file, rank: getRank(file) };
    if (judged === undefined) found.push(target);
    else if (judged === 'refused')
      found.push({ ...target, result: { state: 'failed', reason: reader.forbiddenMessage, dueAt: undefined } });
    else {
      // No change event reports the expiry of access.
      const isStaleLater = read?.has(file.id) || judged.some(({ due_at }) => due_at !== NO_TIME);
      const dueAt = isStaleLater ? nowMs + reader.staleAfterMs : undefined;
      found.push({ ...target, result: { state: 'done', dueAt, fingerprint: getFingerprint(judged) } });
    }
    if (judged !== undefined) rows.set(file.id, judged === 'refused' ? [] : judged);
  }
  if (session.isLeaseLost) return;
  if (rows.size > 0) {
    await deps.rows.replaceAll(key.userId, key.name, rows);
    deps.onChange();
  }
  await deps.targets.put(key, generation, found, options);
}
