import { FOLDER_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import type { TestServices } from '#testing/start-test-services.ts';
import { REQUESTING_USER } from './bench-services.ts';

const FOLDER_SHARE = 0.1;
const RARE_WORD_COUNT = 20;
const NOUNS = ['plan', 'report', 'budget', 'contract', 'minutes', 'roadmap', 'invoice', 'forecast', 'list', 'notes'];
const TOPICS = ['Launch', 'Payroll', 'Northwind', 'Release', 'Audit', 'Onboarding', 'Security', 'Partner'];
const TYPES = ['application/pdf', 'text/plain', 'text/csv', 'application/vnd.google-apps.document'];

/** A word in the names of twenty files, at every size. */
export const RARE_WORD = 'zanzibar';
/** A word in the names of one in ten files. */
export const COMMON_WORD = 'report';

/** Stores files, a tenth of them folders, all owned by the requesting user and one minute apart. */
export function seedFiles({ db, account }: TestServices, lastModifiedMs: number, count: number): void {
  const owner = account(REQUESTING_USER);
  const creator = { accountId: owner.id, permissionId: owner.permissionId };
  db.transaction(() => {
    const root = ensureMyDriveRoot(db, creator, 0);
    const parents = [root];
    for (let index = 0; index < count; index += 1) {
      const isFolder = index % (1 / FOLDER_SHARE) === 0;
      const parent = parents[(index * 7919) % parents.length] ?? root;
      const modifiedAt = lastModifiedMs - (count - index) * 60_000;
      const name = `${TOPICS[(index * 31) % TOPICS.length]} ${NOUNS[index % NOUNS.length]} ${2020 + (index % 7)}`;
      const isRare = index % Math.floor(count / RARE_WORD_COUNT) === 7;
      const item = createItem(db, {
        mimeType: isFolder ? FOLDER_TYPE : (TYPES[Math.floor(index / NOUNS.length) % TYPES.length] ?? 'text/plain'),
        name: isRare ? `${name} ${RARE_WORD}` : name,
        parent,
        creator,
        createdAt: modifiedAt,
        modifiedAt,
        indexableText: `${name} for the ${NOUNS[(index * 13) % NOUNS.length]} of ${TOPICS[(index * 17) % TOPICS.length]}`,
      });
      if (isFolder) parents.push(item);
    }
  });
}
