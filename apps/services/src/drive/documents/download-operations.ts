import { randomBytes } from 'node:crypto';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { DAY_MS } from '#core/durations.ts';
import { notFound, type ServiceError } from '#core/errors/service-error.ts';
import type { BlobResponse, ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';

/** A requested download. */
export type DownloadOperation = {
  name: string;
  itemId: string;
  /** Export format of a document. NULL for unconverted bytes. */
  targetType: string | null;
  /** NULL for the latest revision. */
  revisionId: string | null;
  /** The converted document and its size. NULL until the conversion is done. */
  blobSha256: string | null;
  sizeBytes: number | null;
};

const LIFETIME_MS = DAY_MS;
/** Of google.rpc.Code. */
const FAILED_PRECONDITION = 9;
const TYPE_PREFIX = 'type.googleapis.com/google.apps.drive.v3';

/** Stores a download, and deletes expired ones. */
export function insertDownload(
  db: Database,
  download: Pick<DownloadOperation, 'targetType' | 'revisionId'> & { itemNumber: number; accountId: string },
  nowMs: number,
): string {
  db.run('DELETE FROM download_operations WHERE created_at <= ?', nowMs - LIFETIME_MS);
  const name = randomBytes(24).toString('base64url');
  db.run(
    `INSERT INTO download_operations (name, account_id, item_number, target_type, revision_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    name,
    download.accountId,
    download.itemNumber,
    download.targetType,
    download.revisionId,
    nowMs,
  );
  return name;
}

/** Returns the account's download with this name. Throws 404 if it does not exist or has expired. */
export function requireDownload(db: Database, accountId: string, name: string, nowMs: number): DownloadOperation {
  const found = db.get<DownloadOperation>(
    `SELECT o.name, i.id AS itemId, o.target_type AS targetType, o.revision_id AS revisionId,
       o.blob_sha256 AS blobSha256, o.size_bytes AS sizeBytes
     FROM download_operations AS o JOIN items AS i ON i.number = o.item_number
     WHERE o.name = ? AND o.account_id = ? AND o.created_at > ?`,
    name,
    accountId,
    nowMs - LIFETIME_MS,
  );
  if (!found) throw notFound('Operation', name, 'name');
  return found;
}

/**
 * Returns the Operation resource of a new download. Unconverted bytes are available immediately. A document is in progress until
 * a client polls the operation.
 */
export function toStartedOperation(settings: ServiceSettings, download: DownloadOperation): DriveSchemas['Operation'] {
  const done = toDoneOperation(settings, download);
  if (download.targetType === null) return done;
  const { response: _, ...started } = done;
  return { ...started, done: false };
}

/** Stores the converted document of a download. Call it in a transaction. */
export function putResult(db: Database, name: string, { sha256, sizeBytes }: BlobResponse['blob']): void {
  db.run('UPDATE download_operations SET blob_sha256 = ?, size_bytes = ? WHERE name = ?', sha256, sizeBytes, name);
}

/** Returns the Operation resource of a download whose document cannot be converted. */
export function toFailedOperation({ name }: DownloadOperation, { message }: ServiceError): DriveSchemas['Operation'] {
  const metadata = { '@type': `${TYPE_PREFIX}.DownloadFileMetadata` };
  return { name, done: true, metadata, error: { code: FAILED_PRECONDITION, message } };
}

/** Returns the Operation resource of a completed download. */
export function toDoneOperation(
  { publicOrigin }: ServiceSettings,
  { name, itemId, targetType, revisionId }: DownloadOperation,
): DriveSchemas['Operation'] {
  const base = `${publicOrigin}/drive/v3`;
  const file = `${base}/files/${itemId}${revisionId === null ? '' : `/revisions/${revisionId}`}`;
  const downloadUri = targetType === null ? `${file}?alt=media` : `${base}/operations/${name}?alt=media`;
  return {
    name,
    done: true,
    metadata: { '@type': `${TYPE_PREFIX}.DownloadFileMetadata` },
    response: {
      '@type': `${TYPE_PREFIX}.DownloadFileResponse`,
      downloadUri,
      partialDownloadAllowed: targetType === null,
    },
  };
}
