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
import { ConversionError, type ConversionOrder, runConversion } from './conversion/run-conversion.ts';
import { toQueueError } from './conversion-queue-error.ts';
import { type DocumentSource, findDocumentSource, unsupportedConversion } from './document-source.ts';
import { listPlacedComments } from './import-comments.ts';

/** The requested export format, or the default one. Throws 403 if the file cannot be exported, 400 if the format is unsupported. */
export function toExportType(item: Item, wanted: string | undefined): string {
  const formats = EXPORT_FORMATS[item.mimeType];
  if (!isEditorType(item.mimeType) || !formats) {
    throw globalError(403, 'fileNotExportable', 'Export only supports Docs Editors files.');
  }
  const type = wanted ?? formats[0];
  if (type === undefined || !formats.includes(type)) throw unsupportedConversion();
  return type;
}

/** What to make of a document. */
type Wanted = {
  targetType: string;
  /** The newest revision when absent. */
  revisionId?: string | undefined;
  /** More than this is refused; as much as comes of it when absent. */
  maxBytes?: number;
};

/**
 * The newest revision of an editor document, or the one with this id, in a format that it has. Rejects with 403 for more
 * than is wanted, with 429 or 503 when too many exports wait, and with 400 when the document was imported from something that is not what it said.
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

/** Name of the file that a document is exported to. */
export function toFileName({ name }: Pick<Item, 'name'>, targetType: string): string {
  return `${name}.${DOCUMENT_FORMATS[targetType]?.extension ?? 'bin'}`;
}

/**
 * The bytes of an editor document in another format. Rejects with 403 for more than can be converted, with 429 or 503 when
 * too much waits to be converted, and with 400 when it was imported from something that is not what it said.
 */
export async function convertItem(
  { db, blobs }: { db: Database; blobs: BlobStore },
  item: Item,
  { targetType, revisionId, ...order }: Pick<Wanted, 'targetType' | 'revisionId'> & ConversionOrder,
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

// A document that was made without content has at most the text that a client gave for search.
function findIndexedText(db: Database, itemNumber: number): Uint8Array {
  const row = db.get<{ text: string | null }>('SELECT indexable_text AS text FROM items WHERE number = ?', itemNumber);
  return Buffer.from(row?.text ?? '');
}

function tooLarge(limit?: string): ServiceError {
  const message = 'This file is too large to be exported.';
  return globalError(403, 'exportSizeLimitExceeded', limit === undefined ? message : `${message} ${limit}`);
}
