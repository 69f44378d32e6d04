import { canListRevisions } from '#shared/permissions/can-list.ts';

type DecidedFile = Parameters<typeof canListRevisions>[0] & { headRevisionId?: string };

/** Reports whether the user's response pins the content: the content has bytes, and the user may pin revisions. */
export function pinsContent(file: DecidedFile): boolean {
  return file.headRevisionId !== undefined && canListRevisions(file);
}
