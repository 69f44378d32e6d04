import { Readable } from 'node:stream';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import type { Account } from '#core/auth/directory.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import { toRelease } from '#demo/setting/release.ts';
import type { ApprovalResponse } from '#drive/approvals/approval.ts';
import { addActivity } from '#drive/approvals/approval-action.ts';
import { insertReviewer } from '#drive/approvals/insert-reviewer.ts';
import { putDocument } from '#drive/documents/document-source.ts';
import type { Item } from '#items/item.ts';
import { createItem, requireItem } from '#items/items.ts';
import { type DemoDocument, toDocuments } from './drive-documents.ts';

/** A document with its stored revisions. */
export type StoredDocument = { document: DemoDocument; blobs: readonly StoredBlob[] };

const DAYS_BETWEEN_REVISIONS = 3;
const DUE_AFTER_DAYS = 9;

/** Stores the revisions of the documents. */
export function storeDocuments(blobs: BlobStore, anchorMs: number): Promise<StoredDocument[]> {
  return Promise.all(
    toDocuments(toRelease(anchorMs)).map(async (document) => ({
      document,
      blobs: await Promise.all(
        document.revisions.map((text) => blobs.put(Readable.from([document.write?.(text) ?? Buffer.from(text)]))),
      ),
    })),
  );
}

/** Creates documents of native types in a shared drive, with revisions, approvals and comments. */
export function seedDriveDocuments(context: DemoContext, driveId: string, documents: readonly StoredDocument[]): void {
  const random = context.random.fork('drive-documents');
  const parent = requireItem(context.db, driveId);
  for (const stored of documents) {
    const item = writeDocument(context, random, parent, stored);
    askForApproval(context, random, item);
    remark(context, random, item, stored.document.remark);
  }
}

function writeDocument(
  { db, people, anchorMs }: DemoContext,
  random: Random,
  parent: Item,
  { document, blobs }: StoredDocument,
): Item {
  const { ana, chen } = people;
  const lastAt = anchorMs - DAYS_BETWEEN_REVISIONS * DAY_MS + 9 * HOUR_MS;
  const times = blobs.map((_, index) => lastAt - (blobs.length - 1 - index) * DAYS_BETWEEN_REVISIONS * DAY_MS);
  const createdAt = times[0] ?? anchorMs;
  const item = createItem(db, {
    id: `1${random.id(32)}`,
    mimeType: document.mimeType,
    name: document.name,
    parent,
    creator: { accountId: ana.id, permissionId: ana.permissionId },
    createdAt,
    modifiedAt: times.at(-1) ?? createdAt,
    indexableText: document.revisions.at(-1) ?? '',
  });
  for (const [index, blob] of blobs.entries()) {
    const source = { mimeType: document.sourceType, blobSha256: blob.sha256, sizeBytes: blob.sizeBytes, charset: null };
    const author = index % 2 === 0 ? ana : chen;
    putDocument(db, item, { source, accountId: author.id, modifiedAt: times[index] ?? createdAt });
  }
  return requireItem(db, item.id);
}

/** Starts before the last revision, so that reviewers can view the changes since then. */
function askForApproval({ db, people, anchorMs }: DemoContext, random: Random, item: Item): void {
  const startedAt = item.modifiedAt - DAY_MS;
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO approvals (id, item_number, initiator_id, status, content_change_behavior, created_at, modified_at, due_at)
     VALUES (?, ?, ?, 'IN_PROGRESS', 'NO_APPROVAL_ACTION', ?, ?, ?)`,
    random.id(28),
    item.number,
    people.ana.id,
    startedAt,
    startedAt + HOUR_MS,
    anchorMs + DUE_AFTER_DAYS * DAY_MS,
  );
  const start = {
    actorId: people.ana.id,
    action: 'started',
    message: 'Please approve before the go or no-go meeting. The date is the new one.',
  };
  addActivity(db, { number }, { ...start, happenedAt: startedAt });
  const responses: [Account, ApprovalResponse, number | null][] = [
    [people.dina, 'APPROVED', startedAt + HOUR_MS],
    [people.reviewer, 'NO_RESPONSE', null],
  ];
  for (const [position, [account, response, respondedAt]] of responses.entries()) {
    insertReviewer(db, number, { position, accountId: account.id, response, respondedAt });
  }
  const approved = { actorId: people.dina.id, action: 'approved', message: 'Fine from the side of finance.' };
  addActivity(db, { number }, { ...approved, happenedAt: startedAt + HOUR_MS });
}

function remark(
  { db, people }: DemoContext,
  random: Random,
  item: Item,
  { quote, text, reply }: DemoDocument['remark'],
) {
  const writtenAt = item.modifiedAt + HOUR_MS;
  const respondedAt = writtenAt + HOUR_MS;
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO comments (id, item_number, author_id, content, quoted_mime_type, quoted_value, created_at, modified_at,
       resolved) VALUES (?, ?, ?, ?, 'text/plain', ?, ?, ?, 0)`,
    random.id(16),
    item.number,
    people.bo.id,
    text,
    quote,
    writtenAt,
    respondedAt,
  );
  db.run(
    `INSERT INTO replies (id, comment_number, author_id, content, action, created_at, modified_at)
     VALUES (?, ?, ?, ?, NULL, ?, ?)`,
    random.id(16),
    number,
    people.ana.id,
    reply,
    respondedAt,
    respondedAt,
  );
}
