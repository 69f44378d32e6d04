import { countOf } from '@rotunda/api-client/count-of';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { HEX_BYTES } from '#shared/content/hex-bytes.ts';
import { MAX_CONTENT_BYTES } from '#shared/content/kinds/content-kind.ts';
import { findExportedForm } from '#shared/content/kinds/exported-form.ts';
import { IncompleteContentError, requireComplete } from '#shared/content/kinds/incomplete-content.ts';
import { type PreviewForm, previewForm } from '#shared/content/kinds/preview-form.ts';
import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';
import { findSheetFormat, isDelimited } from '#shared/content/sheets/model/sheet-format.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { toScriptText } from './script-text.ts';

/** The number of bytes loaded initially. Of longer texts, only the beginning is loaded. */
export const MAX_TEXT_BYTES = 256 * 1024;

/** Returns the preview form of a file. Returns undefined if it has no displayable content. */
export function findForm({ mimeType, size, name }: StoredFile): PreviewForm | undefined {
  return findExportedForm(mimeType)?.form ?? previewForm(mimeType, size, name);
}

/** Returns the form of a file whose content is loaded into the page to be shown. */
export function getLoadedForm(file: StoredFile): PreviewForm | undefined {
  const form = findForm(file);
  if (file.size === '0' || form === 'media' || (form === 'sheet' && isTooLarge(file))) return undefined;
  return form;
}

/** Reports whether a workbook is too large to load into the page. Delimited text is shown while it loads. */
export function isTooLarge({ mimeType, name, size }: StoredFile): boolean {
  return Number(size ?? 0) > MAX_CONTENT_BYTES && !isDelimited(findSheetFormat(mimeType, name) ?? 'xlsx');
}

/** Returns the key of the content version. For documents, which have no head revision, this is the modification time. */
export function findContentState({ headRevisionId, modifiedTime }: StoredFile): string | undefined {
  return headRevisionId ?? modifiedTime;
}

/**
 * Returns the query of the bytes for a preview. For documents, these are an export, which the service rejects above 10 MB. A new
 * version of the file is a new query. Incomplete content throws an IncompleteContentError. Abusive content is only available to
 * its owner after acknowledgement.
 */
export function previewContentQuery(file: StoredFile, acknowledgesAbuse: boolean) {
  const exportType = findExportedForm(file.mimeType)?.exportType;
  return queryOptions({
    queryKey: ['drive.files.get', 'content', file.id, findContentState(file), acknowledgesAbuse],
    queryFn: ({ signal }) =>
      exportType === undefined ? readBytes(file, acknowledgesAbuse, signal) : readExport(file, exportType, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

async function readBytes(file: StoredFile, acknowledgesAbuse: boolean, signal: AbortSignal): Promise<Blob> {
  const limit = findLimit(file);
  const isLong = limit !== undefined && Number(file.size ?? 0) > limit;
  const acknowledged = acknowledgesAbuse ? { acknowledgeAbuse: true } : {};
  const response = await api.raw(
    'drive.files.get',
    { fileId: file.id ?? '', supportsAllDrives: true, alt: 'media', ...acknowledged },
    { signal, headers: { accept: '*/*', ...(isLong && { range: `bytes=0-${limit - 1}` }) } },
  );
  const sizeBytes =
    file.size === undefined ? undefined : Math.min(Number(file.size), isLong ? limit : Number.POSITIVE_INFINITY);
  const content = new Blob([await response.arrayBuffer()], { type: resolveMimeType(file.mimeType, file.name) });
  return requireComplete(content, {
    form: previewForm(file.mimeType, file.size, file.name) ?? 'hex',
    sizeBytes,
    sha256: isLong ? undefined : file.sha256Checksum,
  });
}

async function readExport(file: StoredFile, mimeType: string, signal: AbortSignal): Promise<Blob> {
  const params = { fileId: file.id ?? '', mimeType };
  const response = await api.raw('drive.files.export', params, { signal, headers: { accept: '*/*' } });
  if (mimeType.endsWith('script+json')) return new Blob([toScriptText(await response.text())], { type: 'text/plain' });
  const content = new Blob([await response.arrayBuffer()], { type: mimeType });
  const form = findExportedForm(file.mimeType)?.form ?? 'pdf';
  return requireComplete(content, { form, sizeBytes: undefined, sha256: undefined });
}

const TEXT_FORMS: ReadonlySet<PreviewForm | undefined> = new Set(['markdown', 'json', 'code', 'text']);

/** Returns how many bytes suffice. Returns undefined if all are needed. */
function findLimit({ mimeType, size, name }: StoredFile): number | undefined {
  const form = previewForm(mimeType, size, name);
  if (form === 'hex') return HEX_BYTES;
  if (form === 'sheet') return isDelimited(findSheetFormat(mimeType, name) ?? 'xlsx') ? MAX_TEXT_BYTES : undefined;
  return TEXT_FORMS.has(form) ? MAX_TEXT_BYTES : undefined;
}

/** Streams the rest of a long text. Throws an IncompleteContentError if the content is shorter than the service reported. */
export async function readRest(
  file: StoredFile,
  acknowledgesAbuse: boolean,
  fromByte: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const acknowledged = acknowledgesAbuse ? { acknowledgeAbuse: true } : {};
  const response = await api.raw(
    'drive.files.get',
    { fileId: file.id ?? '', supportsAllDrives: true, alt: 'media', ...acknowledged },
    { signal, headers: { accept: '*/*', range: `bytes=${fromByte}-` } },
  );
  const sizeBytes = Number(file.size ?? 0);
  let arrivedBytes = fromByte;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      arrivedBytes += bytes.length;
      controller.enqueue(bytes);
    },
    flush: () => {
      if (arrivedBytes === sizeBytes) return;
      const count = `${arrivedBytes.toLocaleString('en')} of ${countOf(sizeBytes, 'byte')} arrived`;
      throw new IncompleteContentError(
        previewForm(file.mimeType, file.size, file.name) ?? 'text',
        count,
        'Reload the page to try again.',
      );
    },
  });
  return (response.body ?? new Blob().stream()).pipeThrough(counter);
}
