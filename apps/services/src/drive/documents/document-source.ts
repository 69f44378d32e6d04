import { isKnownCharset } from '@rotunda/document-formats/known-charset';
import type { StoredBlob } from '#blobs/blob-store.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { uploadTooLarge } from '#core/uploads/read-upload.ts';
import type { Database } from '#db/database.ts';
import { parseMimeType } from '#drive/file-body.ts';
import { IMPORT_FORMATS, MAX_IMPORT_BYTES } from '#drive/formats.ts';
import { addEditorRevision } from '#items/editor-revision.ts';
import type { Item } from '#items/item.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';

/** The source bytes of an editor document. */
export type DocumentSource = {
  mimeType: string;
  blobSha256: string;
  sizeBytes: number;
  /** The declared encoding of a text. */
  charset: string | null;
};

type Import = {
  /** Missing for an empty new document. */
  source?: DocumentSource | undefined;
  accountId: string;
  modifiedAt: number;
};

/** 400: the content cannot be converted to a document, or the document to a format. */
export function unsupportedConversion(why?: string): ServiceError {
  const message = 'The requested conversion is not supported.';
  return globalError(400, 'badRequest', why === undefined ? message : `${message} ${why}`, 'convertTo');
}

/** Formats of other programs, and the formats to save their files in instead. */
const BINARY_FORMATS: Readonly<Record<string, readonly [name: string, replacement: string]>> = {
  'application/msword': ['Word 97 to 2003', 'DOCX'],
  'application/vnd.ms-excel': ['Excel 97 to 2003', 'XLSX'],
  'application/vnd.ms-powerpoint': ['PowerPoint 97 to 2003', 'PPTX'],
};

function unsupportedFormat(mimeType: string): ServiceError {
  const [name, replacement] = BINARY_FORMATS[mimeType] ?? [];
  return unsupportedConversion(name && `The format of ${name} cannot be converted: save the file as ${replacement}.`);
}

/** Returns the encoding in a text's content type. */
function readCharset(contentType: string | undefined): string | undefined {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]+))/iu.exec(contentType ?? '') ?? [];
  return contentType?.trimStart().toLowerCase().startsWith('text/') ? (quoted ?? plain) : undefined;
}

/**
 * Returns uploaded bytes as the source of a document of this type. Throws 400 if their format cannot be converted, and 403 if
 * they are too large for conversion.
 */
export function toDocumentSource(
  documentType: string,
  { blob, contentType }: { blob: Pick<StoredBlob, 'sha256' | 'sizeBytes'>; contentType: string | undefined },
): DocumentSource {
  const mimeType = parseMimeType(contentType) ?? '';
  if (!IMPORT_FORMATS[mimeType]?.includes(documentType)) throw unsupportedFormat(mimeType);
  const limitBytes = MAX_IMPORT_BYTES[documentType];
  if (limitBytes !== undefined && blob.sizeBytes > limitBytes) throw uploadTooLarge(limitBytes);
  const charset = readCharset(contentType);
  if (charset !== undefined && !isKnownCharset(charset))
    throw unsupportedConversion(`The charset ${charset} is unknown.`);
  return { mimeType, blobSha256: blob.sha256, sizeBytes: blob.sizeBytes, charset: charset ?? null };
}

/** Adds a revision with this content to an editor document. Call it in a transaction. */
export function putDocument(db: Database, item: Pick<Item, 'number' | 'mimeType'>, document: Import): void {
  addEditorRevision(db, item, document);
  const { source } = document;
  // A script is converted to its own files, which are its content from then on.
  if (!source || item.mimeType === SCRIPT_TYPE) return;
  db.run(
    `INSERT INTO document_sources (item_number, position, mime_type, blob_sha256, size_bytes, charset)
     SELECT ?1, max(position), ?2, ?3, ?4, ?5 FROM revisions WHERE item_number = ?1`,
    item.number,
    source.mimeType,
    source.blobSha256,
    source.sizeBytes,
    source.charset,
  );
  db.run('UPDATE items SET size_bytes = ? WHERE number = ?', source.sizeBytes, item.number);
}

/**
 * Returns the content of the latest revision of an editor document, or of the revision with this ID. Returns undefined if it is
 * empty.
 */
export function findDocumentSource(db: Database, itemNumber: number, revisionId?: string): DocumentSource | undefined {
  return db.get<DocumentSource>(
    `SELECT s.mime_type AS mimeType, s.blob_sha256 AS blobSha256, s.size_bytes AS sizeBytes,
       s.charset
     FROM document_sources AS s JOIN revisions AS r USING (item_number, position)
     WHERE item_number = ?1 AND (?2 IS NULL OR r.id = ?2) ORDER BY position DESC LIMIT 1`,
    itemNumber,
    revisionId ?? null,
  );
}
