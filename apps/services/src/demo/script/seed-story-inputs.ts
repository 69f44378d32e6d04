import { Readable } from 'node:stream';
import type { BlobStore, StoredBlob } from '#blobs/blob-store.ts';
import type { Account } from '#core/auth/directory.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import { emailApprovers } from '#drive/accessproposals/propose-access.ts';
import { insertRevision, toFirstContent } from '#drive/files/content.ts';
import { putProposal } from '#drive/permissions/proposal-store.ts';
import { refreshAccess } from '#items/access.ts';
import { createItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import type { DemoScript, StoryInput } from './stories/script-template.ts';

/** A stored file that the script of a story reads. */
export type StoredInput = { input: StoryInput; blob: StoredBlob };

const MADE_DAYS_AGO = 70; // The files are older than the execution history.
const MIME_TYPE = 'text/csv';

/** Stores the content of the files that scripts of stories read. */
export function storeInputs(blobs: BlobStore, scripts: readonly DemoScript[]): Promise<StoredInput[]> {
  const inputs = scripts.flatMap(({ story }) => story?.inputs ?? []);
  return Promise.all(
    inputs.map(async (input) => ({ input, blob: await blobs.put(Readable.from([Buffer.from(input.text)])) })),
  );
}

/** Creates a file that a script reads, and an access request by the script's owner. Resolves to the file's ID. */
export function seedInput(
  context: DemoContext,
  { input, blob }: StoredInput,
  script: { owner: Account; storyMs: number },
): string {
  const { db, people, anchorMs } = context;
  const random = context.random.fork(`input/${input.name}`);
  const owner = people[input.owner];
  const createdAt = anchorMs - MADE_DAYS_AGO * DAY_MS + 9 * HOUR_MS;
  const creator = { accountId: owner.id, permissionId: owner.permissionId };
  const revisionId = random.id(28);
  const item = createItem(db, {
    id: `1${random.id(32)}`,
    mimeType: MIME_TYPE,
    name: input.name,
    parent: ensureMyDriveRoot(db, creator, createdAt),
    creator,
    createdAt,
    indexableText: input.text,
    content: toFirstContent({ blob, id: revisionId }),
  });
  const revision = { id: revisionId, blob, mimeType: MIME_TYPE, accountId: owner.id, keepForever: false };
  insertRevision(db, item, { ...revision, modifiedAt: createdAt });
  if (input.isShared) {
    const { id, permissionId } = people.groups.everyone;
    const grant = { id: permissionId, type: 'group', grantee: id, role: 'reader' } as const;
    putPermission(db, item.number, { ...grant, grantedBy: owner.id, grantedAt: createdAt });
    refreshAccess(db, item.number);
  }
  if (input.request !== undefined) {
    const sentAt = script.storyMs + DAY_MS;
    const wish = { role: 'reader', message: input.request } as const;
    putProposal(db, item.number, { ...wish, id: random.id(24), requesterId: script.owner.id, createdAt: sentAt });
    emailApprovers(context, item, script.owner, { ...wish, sentAt });
  }
  return item.id;
}
