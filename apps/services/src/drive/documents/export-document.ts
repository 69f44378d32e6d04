import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DOCUMENT_FORMATS } from '@rotunda/api-client/document-formats';
import type { BlobStore } from '#blobs/blob-store.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { BlobResponse, type OperationContext } from '#core/operations/operation.ts';
import { QueueFullError } from '#core/scheduling/fair-queue.ts';
import type { Database } from '#db/database.ts';
import { EXPORT_FORMATS, MAX_IMPORT_BYTES } from '#drive/formats.ts';
import type { Item } from '#items/item.ts';
import { isEditorType, SCRIPT_TYPE } from '#items/item-types.ts';
import { exportScript } from '#items/script-copies.ts';
import { ConversionError, type ConversionOptions, runConversion } from './conversion/run-conversion.ts';
import { toQueueError } from './conversion-queue-error.ts';
import { type DocumentSource, findDocumentSource, unsupportedConversion } from './document-source.ts';
import { listPlacedComments } from './import-comments.ts';

/**
 * Returns the requested export format, or the default one. Throws 403 if the file cannot be exported, and 400 if the format is
 * not supported.
 */
export function toExportType(item: Item, wanted: string | undefined): string {
  const formats = EXPORT_FORMATS[item.mimeType];
  if (!isEditorType(item.mimeType) || !formats) {
    throw globalError(403, 'fileNotExportable', 'Export only supports Docs Editors files.');
  }
  const type = wanted ?? formats[0];
  if (type === undefined || !formats.includes(type)) throw unsupportedConversion();
  return type;
}

/** Options of an export. */
type Wanted = {
  targetType: string;
  /** Defaults to the latest revision. */
  revisionId?: string | undefined;
  /** Maximum size of the result. Unlimited if missing. */
  maxBytes?: number;
};

/**
 * Exports the latest revision of an editor document, or the revision with this ID, to one of its formats. Rejects with 403 if the
 * result is larger than `maxBytes`, with 429 or 503 if too many exports are queued, and with 400 if the imported content does not
 * match its declared type.
 */
export async function exportDocument(
  { db, blobs, caller, signal }: Pick<OperationContext<'drive.files.export'>, 'db' | 'blobs' | 'caller' | 'signal'>,
  item: Item,
  { targetType, revisionId, maxBytes = Number.POSITIVE_INFINITY }: Wanted,
): Promise<BlobResponse> {
  const bytes =
    item.mimeType === SCRIPT_TYPE
      ? Buffer.from(exportScript(db, item))
      : await convertItem({ db, blobs }, item, { targetType, revisionId, user: caller.accountId, signal });
  if (bytes.length > maxBytes) throw tooLarge();
  const blob = await blobs.put(Readable.from([bytes]));
  return new BlobResponse(blob, { contentType: targetType, fileName: toFileName(item, targetType), hasRanges: false });
}

/** Returns the name of an exported file. */
export function toFileName({ name }: Pick<Item, 'name'>, targetType: string): string {
  return `${name}.${DOCUMENT_FORMATS[targetType]?.extension ?? 'bin'}`;
}

/**
 * Converts an editor document to another format. Rejects with 403 if it is too large for conversion, with 429 or 503 if too many
 * conversions are queued, and with 400 if the imported content does not match its declared type.
 */
export async function convertItem(
  { db, blobs }: { db: Database; blobs: BlobStore },
  item: Item,
  { targetType, revisionId, ...order }: Pick<Wanted, 'targetType' | 'revisionId'> & ConversionOptions,
): Promise<Uint8Array> {
  const source = findDocumentSource(db, item.number, revisionId);
  if (source && source.sizeBytes > (MAX_IMPORT_BYTES[item.mimeType] ?? 0)) throw tooLarge();
  const open = async () => ({
    documentType: item.mimeType,
    title: item.name,
    modifiedAt: item.modifiedAt,
    bytes: source ? await readSource(blobs, source) : findIndexedText(db, item.number),
    sourceType: source?.mimeType ?? 'text/plain',
    charset: source?.charset ?? undefined,
    targetType,
    comments: source && revisionId === undefined ? listPlacedComments(db, item.number, source.blobSha256) : [],
  });
  try {
    return await runConversion(open, order);
  } catch (error) {
    if (error instanceof QueueFullError) throw toQueueError(error);
    if (!(error instanceof ConversionError)) throw error;
    throw error.isTooMuch ? tooLarge(error.limit) : unsupportedConversion();
  }
}

async function readSource(blobs: BlobStore, { blobSha256: sha256, sizeBytes }: DocumentSource): Promise<Uint8Array> {
  return await buffer(await blobs.open({ sha256, sizeBytes }));
}

// A document created without content has at most a client-supplied text for search.
function findIndexedText(db: Database, itemNumber: number): Uint8Array {
  const row = db.get<{ text: string | null }>('SELECT indexable_text AS text FROM items WHERE number = ?', itemNumber);
  return Buffer.from(row?.text ?? '');
}

function tooLarge(limit?: string): ServiceError {
  const message = 'This file is too large to be exported.';
  return globalError(403, 'exportSizeLimitExceeded', limit === undefined ? message : `${message} ${limit}`);
}
