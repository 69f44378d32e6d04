import { mayReadRevisions } from '#shared/permissions/may-read.ts';

type DecidedFile = Parameters<typeof mayReadRevisions>[0] & { headRevisionId?: string };

/** Whether an answer of the person keeps what it is given on: content with bytes, of which they may keep revisions. */
export function pinsContent(file: DecidedFile): boolean {
  return file.headRevisionId !== undefined && mayReadRevisions(file);
}
