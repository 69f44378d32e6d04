import { buffer } from 'node:stream/consumers';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import type { Caller } from '#core/auth/caller.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { QueueFullError } from '#core/scheduling/fair-queue.ts';
import { isEditorType, SCRIPT_TYPE } from '#items/item-types.ts';
import { COMMENTS_TYPE } from './conversion/blocks/comments-type.ts';
import type { Conversion, ImportedComment } from './conversion/convert.ts';
import { ConversionError, runConversion } from './conversion/run-conversion.ts';
import { toQueueError } from './conversion-queue-error.ts';
import { toDocumentSource, unsupportedConversion } from './document-source.ts';

type Means = { blobs: BlobStore; caller: Caller };
type Content = { blob: Pick<StoredBlob, 'sha256' | 'sizeBytes'>; contentType: string | undefined };

/** The format to which each document type is converted first, to check that it is readable. */
const PLAINEST_FORMATS: Readonly<Record<string, string>> = {
  'application/vnd.google-apps.document': COMMENTS_TYPE,
  'application/vnd.google-apps.spreadsheet': 'text/csv',
  'application/vnd.google-apps.presentation': 'text/plain',
};

/** Signature of the binary Office 97–2003 formats and of password-protected documents. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Verifies that uploaded content can be converted to a document of this type, by reading all of it. Resolves to its comments.
 * Returns undefined if there is nothing to read. Rejects with 400 if the content does not match its type, with 403 if it exceeds
 * a limit, and with 429 or 503 if too many conversions are queued.
 */
export function requireConvertible(
  means: Means,
  documentType: string,
  content: Content,
): Promise<ImportedComment[]> | undefined {
  const targetType = PLAINEST_FORMATS[documentType];
  if (targetType === undefined || !isEditorType(documentType) || documentType === SCRIPT_TYPE) return undefined;
  const { mimeType: sourceType, charset } = toDocumentSource(documentType, content);
  return readAll(means, content, { documentType, sourceType, targetType, charset: charset ?? undefined });
}

async function readAll(
  { blobs, caller }: Means,
  { blob }: Content,
  types: Pick<Conversion, 'documentType' | 'sourceType' | 'targetType' | 'charset'>,
): Promise<ImportedComment[]> {
  let isCompoundFile = false;
  const open = async () => {
    const bytes = await buffer(await blobs.open(blob));
    isCompoundFile = bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE);
    return { ...types, bytes, title: '', modifiedAt: 0 };
  };
  try {
    // Continues if the client disconnects: valid content is still stored.
    const read = await runConversion(open, { user: caller.accountId, signal: new AbortController().signal });
    return types.targetType === COMMENTS_TYPE ? JSON.parse(Buffer.from(read).toString()) : [];
  } catch (error) {
    if (error instanceof QueueFullError) throw toQueueError(error);
    if (!(error instanceof ConversionError)) throw error;
    if (error.isTooMuch) throw tooMuch(error.limit);
    throw isCompoundFile ? binaryOffice() : unsupportedConversion(`The content is not valid ${types.sourceType}.`);
  }
}

function binaryOffice(): ServiceError {
  return unsupportedConversion(
    'The content has a binary format of Office 97 to 2003, or is password-protected. Save it as DOCX, XLSX or PPTX without a password.',
  );
}

function tooMuch(limit: string | undefined): ServiceError {
  return globalError(403, 'uploadTooLarge', limit ?? 'The content takes too much time or memory to convert.');
}
