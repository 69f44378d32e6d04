import type { Logger } from 'pino';
import type { Principal } from '#domain/principal.ts';
import type { OpenedFiles } from '#features/indexes/crawl/opened-files.ts';
import type { PlaceKind } from '#platform/user-settings/place-store.ts';

/** Called for each place that a user opens. */
export type VisitListener = (principal: Principal, kind: PlaceKind, targetId: string) => void;

/** Prioritises the indexing of files that users open, in the background. */
export function createVisitListener(openedFiles: OpenedFiles, log: Logger): VisitListener {
  return (principal, kind, targetId) => {
    const fileId = findFile(kind, targetId);
    if (fileId === undefined) return;
    openedFiles.prioritize(principal, fileId).catch((cause: unknown) => {
      log.info({ err: cause }, 'failed to prioritize an opened file');
    });
  };
}

/** Returns the file or folder that a place shows. */
function findFile(kind: PlaceKind, targetId: string): string | undefined {
  if (kind === 'file' || kind === 'folder') return targetId;
  return kind === 'approval' ? targetId.split('/')[0] : undefined;
}
