import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { FileContent } from './evidence-document.ts';

/** Makes a read call on behalf of the user who wants the evidence. Resolves to the body of the response. */
export type ReadCall = (call: Pick<UserCall, 'operationId' | 'params'>) => Promise<unknown>;

const file = z.object({
  name: z.string().optional(),
  mimeType: z.string().optional(),
  md5Checksum: z.string().optional(),
  sha256Checksum: z.string().optional(),
  headRevisionId: z.string().optional(),
  modifiedTime: z.string().optional(),
});
const revision = z.object({ id: z.string(), modifiedTime: z.string().optional(), md5Checksum: z.string().optional() });
const page = z.object({ revisions: z.array(revision).default([]), nextPageToken: z.string().optional() });

const MAX_PAGES = 10;

/** The current state of a file. */
export type FileState = z.infer<typeof file>;

/** One revision of a file's content. */
export type ReadRevision = z.infer<typeof revision>;

/** Reads the fields of a file that evidence includes. */
export async function readFile(read: ReadCall, fileId: string): Promise<FileState> {
  const fields = Object.keys(file.shape).join();
  return file.parse(
    await read({ operationId: 'drive.files.get', params: { fileId, fields, supportsAllDrives: true } }),
  );
}

/** Returns the revisions of a file, oldest first. If there are too many, returns only the oldest. */
export async function readRevisions(read: ReadCall, fileId: string): Promise<ReadRevision[]> {
  const found: ReadRevision[] = [];
  const pages = readPages(async (token) => {
    const fields = `revisions(${Object.keys(revision.shape).join()}),nextPageToken`;
    const params = { fileId, pageSize: getMaxPageSize('drive.revisions.list'), fields, ...token };
    return page.parse((await read({ operationId: 'drive.revisions.list', params })) ?? {});
  });
  let count = 0;
  for await (const { revisions } of pages) {
    found.push(...revisions);
    count += 1;
    if (count === MAX_PAGES) break;
  }
  return found;
}

/** Returns the content that a file had at a time, in Unix milliseconds, or undefined if no revision of that time is stored. */
export function findContent(
  { headRevisionId, modifiedTime, md5Checksum }: FileState,
  revisions: readonly ReadRevision[],
  timeMs: number,
): FileContent | undefined {
  const found = revisions.findLast((one) => Date.parse(one.modifiedTime ?? '') <= timeMs);
  if (found) return toContent(found.id, found.md5Checksum);
  const isCurrent = headRevisionId !== undefined && timeMs >= Date.parse(modifiedTime ?? '');
  return isCurrent ? toContent(headRevisionId, md5Checksum) : undefined;
}

function toContent(revisionId: string, md5Checksum: string | undefined): FileContent {
  return { revisionId, ...(md5Checksum !== undefined && { md5Checksum }) };
}
