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

/** What every document of a kind is made into as soon as it can be read. */
const PLAINEST_FORMATS: Readonly<Record<string, string>> = {
  'application/vnd.google-apps.document': COMMENTS_TYPE,
  'application/vnd.google-apps.spreadsheet': 'text/csv',
  'application/vnd.google-apps.presentation': 'text/plain',
};

/** How the binary formats of Office 97 to 2003 begin, and documents that a password protects. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Makes sure that a document of this type can be made of uploaded content, by reading all of it. Resolves with the comments
 * in it; undefined when there is nothing to read. Rejects with 400 for content that is not what its type says, with 403 for what takes too much, with 429
 * or 503 when too many conversions wait.
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
    // The client may leave: what it sent is stored then, as far as it is right.
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
    'The content has a binary format of Office 97 to 2003, or a password protects it. Save it as DOCX, XLSX or PPTX without one.',
  );
}

function tooMuch(limit: string | undefined): ServiceError {
  return globalError(403, 'uploadTooLarge', limit ?? 'The content takes too much time or memory to convert.');
}
