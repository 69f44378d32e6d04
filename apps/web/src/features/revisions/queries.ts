import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PDFPageProxy } from 'pdfjs-dist';
import { api } from '#shared/api/api.ts';
import { unpackMember } from '#shared/content/archives/unpack-member.ts';
import { decodeText } from '#shared/content/decoding/decode-text.ts';
import { findRestoreType } from '#shared/content/kinds/exported-form.ts';
import { readPrepared } from '#shared/downloads/read-prepared.ts';
import { comparePixels } from './compare-pixels.ts';
import { type PublishFlags, REVISION_FIELDS, type RevisedFile, type Revision } from './revision.ts';

const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 };

/**
 * Returns the query of all revisions of a file, oldest first. `version` is the file's `modifiedTime`, if it may change in the
 * meantime.
 */
export function revisionsQuery(fileId: string, version?: string) {
  const params = {
    fileId,
    pageSize: getMaxPageSize('drive.revisions.list'),
    fields: `nextPageToken,revisions(${REVISION_FIELDS})`,
  };
  return queryOptions({
    queryKey: ['drive.revisions.list', params, { version }],
    queryFn: async ({ signal }) => {
      const revisions: Revision[] = [];
      for await (const revision of api.items('drive.revisions.list', params, { signal })) revisions.push(revision);
      return revisions;
    },
  });
}

/** The source of the revisions' content: the file and, for a document without bytes, the type it is exported to. */
export type RevisionSource = {
  fileId: string;
  exportType: string | undefined;
  /** For a file in an archive: the archive and the path within it. Nested archives have several paths. */
  archive?: { name: string; mimeType: string | undefined; paths: readonly string[] };
};

/** Returns the query of a revision's bytes, or of a file within it if it is an archive. The bytes never change. */
export function revisionContentQuery(source: RevisionSource, { id = '' }: Revision) {
  return queryOptions({
    queryKey: ['drive.revisions.get', 'content', source, id],
    queryFn: async ({ client, signal }) => {
      const { archive, ...stored } = source;
      if (!archive) return readFrom(stored, id, signal);
      const content = await client.fetchQuery(storedContentQuery(stored, id));
      return unpackMember({ ...archive, content }, archive.paths, signal);
    },
    ...NEVER_STALE,
  });
}

function storedContentQuery(source: RevisionSource, id: string) {
  return queryOptions({
    queryKey: ['drive.revisions.get', 'stored content', source, id],
    queryFn: ({ signal }) => readFrom(source, id, signal),
    ...NEVER_STALE,
  });
}

/** Returns the query of a revision's text. */
export function revisionTextQuery(source: RevisionSource, { id = '' }: Revision) {
  return queryOptions({
    queryKey: ['drive.revisions.get', 'text', source, id],
    queryFn: async ({ client }) => {
      const content = await client.fetchQuery(revisionContentQuery(source, { id }));
      return (await decodeText(new Uint8Array(await content.arrayBuffer()))).text;
    },
    ...NEVER_STALE,
  });
}

function readFrom(source: RevisionSource, revisionId: string, signal = new AbortController().signal): Promise<Blob> {
  const { fileId, exportType } = source;
  return exportType === undefined
    ? readContent(fileId, revisionId, signal)
    : readPrepared({ fileId, revisionId, mimeType: exportType }, signal);
}

/** Returns the query of how two images differ. `names` is the key of the pair. */
export function pixelDifferenceQuery(names: readonly string[], before: Blob, after: Blob) {
  return queryOptions({
    queryKey: ['pixel difference', ...names],
    queryFn: () => comparePixels(before, after),
    ...NEVER_STALE,
  });
}

/** Returns the query of the text of each page of a PDF. `names` is the key of the PDF. */
export function pdfTextQuery(names: readonly string[], pages: readonly PDFPageProxy[]) {
  return queryOptions({
    queryKey: ['text of PDF pages', ...names, pages.length],
    queryFn: () => Promise.all(pages.map(readPageText)),
    ...NEVER_STALE,
  });
}

async function readPageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function readContent(fileId: string, revisionId: string, signal: AbortSignal): Promise<Blob> {
  const params = { fileId, revisionId, alt: 'media' } as const;
  const response = await api.raw('drive.revisions.get', params, { headers: { accept: '*/*' }, signal });
  return new Blob([await response.arrayBuffer()], { type: response.headers.get('content-type') ?? '' });
}

/** A change to a file's revision history. */
export type RevisionChange =
  | { kind: 'keep' | 'delete'; revision: Revision }
  | { kind: 'publish'; revision: Revision; flags: PublishFlags }
  /** `replaced` is the current content, which is read before it is replaced. */
  | { kind: 'restore'; revision: Revision; replaced: Revision | undefined }
  | { kind: 'putBack'; content: Blob };

/** Returns the mutation that changes the history of a file and refetches the file and its revisions. */
export function useRevisionChange(file: RevisedFile) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['drive.revisions.change', file.id],
    scope: { id: `revisions of ${file.id}` },
    mutationFn: (change: RevisionChange) => send(file, change),
    onSettled: () =>
      Promise.all(
        ['drive.revisions.list', 'drive.files.get', 'drive.files.list'].map((operationId) =>
          client.invalidateQueries({ queryKey: [operationId] }),
        ),
      ),
  });
}

/** If a revision was restored, resolves to the replaced content. */
async function send(file: RevisedFile, change: RevisionChange): Promise<Blob | undefined> {
  const fileId = file.id ?? '';
  if (change.kind === 'putBack') {
    await write(file, change.content, change.content.type);
    return undefined;
  }
  const { id: revisionId = '', mimeType } = change.revision;
  switch (change.kind) {
    case 'keep':
      await update(fileId, revisionId, { keepForever: true });
      return undefined;
    case 'publish':
      await update(fileId, revisionId, change.flags);
      return undefined;
    case 'delete':
      await api.call('drive.revisions.delete', { fileId, revisionId });
      return undefined;
    case 'restore': {
      const source = { fileId, exportType: findRestoreType(file.mimeType) };
      const content = await readFrom(source, revisionId);
      const replaced = change.replaced && (await readFrom(source, change.replaced.id ?? ''));
      await write(file, content, source.exportType ?? mimeType);
      return replaced;
    }
  }
}

function update(fileId: string, revisionId: string, body: BodyOf<'drive.revisions.update'>): Promise<unknown> {
  return api.call('drive.revisions.update', { fileId, revisionId, fields: 'id,keepForever,published' }, { body });
}

function write(file: RevisedFile, content: Blob, mimeType: string | undefined): Promise<unknown> {
  return api.call(
    'drive.files.update',
    { fileId: file.id ?? '', supportsAllDrives: true, fields: 'id,headRevisionId' },
    { media: { content, contentType: mimeType || file.mimeType || 'application/octet-stream' } },
  );
}
