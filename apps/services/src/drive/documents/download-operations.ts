import { randomBytes } from 'node:crypto';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { DAY_MS } from '#core/durations.ts';
import type { ServiceSettings } from '#core/operation.ts';
import { notFound } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';

/** A download that somebody asked for. */
export type DownloadOperation = {
  name: string;
  itemId: string;
  /** Format that a document is exported to; NULL for bytes as they are. */
  targetType: string | null;
  /** NULL for the newest revision. */
  revisionId: string | null;
};

const LIFETIME_MS = DAY_MS;
const TYPE_PREFIX = 'type.googleapis.com/google.apps.drive.v3';

/** Notes a download, and forgets those whose day is over. */
export function insertDownload(
  db: Database,
  download: Pick<DownloadOperation, 'targetType' | 'revisionId'> & { itemNumber: number; accountId: string },
  nowMs: number,
): string {
  db.run('DELETE FROM download_operations WHERE created_at <= ?', nowMs - LIFETIME_MS);
  const name = randomBytes(24).toString('base64url');
  db.run(
    'INSERT INTO download_operations VALUES (?, ?, ?, ?, ?, ?)',
    name,
    download.accountId,
    download.itemNumber,
    download.targetType,
    download.revisionId,
    nowMs,
  );
  return name;
}

/** The download of an account with this name. Throws 404 for another one, and when its day is over. */
export function requireDownload(db: Database, accountId: string, name: string, nowMs: number): DownloadOperation {
  const found = db.get<DownloadOperation>(
    `SELECT o.name, i.id AS itemId, o.target_type AS targetType, o.revision_id AS revisionId
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
 * The Operation resource of a download when it is asked for. Bytes as they are can be had at once; a document is said
 * to be under way until somebody asks how far it is.
 */
export function toStartedOperation(settings: ServiceSettings, download: DownloadOperation): DriveSchemas['Operation'] {
  const done = toDoneOperation(settings, download);
  if (download.targetType === null) return done;
  const { response: _, ...started } = done;
  return { ...started, done: false };
}

/** The Operation resource of a download that is done: what takes time is done when the bytes are fetched. */
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
