import type { Account } from '#core/auth/directory.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import { createDrive } from '#drive/drives/create-drive.ts';
import { insertRevision, putContent, toFirstContent } from '#drive/files/content.ts';
import { refreshAccess } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { FOLDER_TYPE, SHORTCUT_TYPE } from '#items/item-types.ts';
import { type Creator, createItem, requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import type { DemoContent } from './drive-contents.ts';
import { isCurrentEdition } from './drive-editions.ts';
import { TOPICS } from './drive-topics.ts';
import { TOPICS_OF } from './people-topics.ts';
import type { Topic } from './subjects/subject.ts';

const FILES_IN_A_DRIVE = 380;
const FILES_PER_USER = 112;

/** A file with its content. */
export type DemoFile = { item: Item; content: DemoContent };

/** The files of the demo organisation, grouped for the seeds of approvals and activity. */
export type DemoFiles = {
  /** Content files that the whole organisation can read. */
  shared: DemoFile[];
  /** Content files that only their owner can open, for access requests. */
  private: DemoFile[];
};

type Folder = Pick<Item, 'id' | 'driveId' | 'space' | 'createdAt'>;

const PRIVATE_TOPICS = 4;

/** Creates shared drives and the users' folders with their files. */
export function makeDriveFiles(context: DemoContext, contents: readonly DemoContent[]): DemoFiles {
  const maker = new FileMaker(context, contents);
  const { people } = context;
  const { groups } = people;
  const shared = [
    ...maker.fillDrive('Company', { id: 'paper', colorRgb: '#4986e7' }, groups.everyone, 'commenter', TOPICS.slice(4)),
    ...maker.fillDrive('Finance', { id: 'coins', colorRgb: '#16a765' }, groups.everyone, 'reader', TOPICS.slice(0, 4)),
    ...maker.fillDrive(
      'Product Design',
      { id: 'ink', colorRgb: '#cd74e6' },
      groups.everyone,
      'commenter',
      TOPICS.slice(2, 6),
    ),
  ];
  const retained: DemoFile[] = [];
  for (const [name, topics] of Object.entries(TOPICS_OF)) {
    const owner = people[name as keyof typeof TOPICS_OF];
    shared.push(...maker.fillShared(owner, topics));
    retained.push(...maker.fillPrivate(owner));
  }
  return { shared, private: retained };
}

class FileMaker {
  readonly #context: DemoContext;
  readonly #contents: Map<Topic, DemoContent[]>;
  /** File names by folder. */
  readonly #names = new Map<string, Set<string>>();
  readonly #random: Random;

  constructor(context: DemoContext, contents: readonly DemoContent[]) {
    this.#context = context;
    this.#contents = Map.groupBy(contents, (content) => content.topic);
    this.#random = context.random.fork('drive-files');
  }

  fillDrive(
    name: string,
    theme: { id: string; colorRgb: string },
    group: { id: string; permissionId: string },
    role: ItemRole,
    topics: readonly Topic[],
  ): DemoFile[] {
    const { db, people, anchorMs } = this.#context;
    const id = `0A${this.#random.id(17)}`;
    const creator = toCreator(people.operator);
    const createdAt = anchorMs - 700 * DAY_MS;
    const root = createDrive(db, { id, name, domain: 'example.com', theme, creator, createdAt });
    const members: [Account, ItemRole][] = [
      [people.ana, 'fileOrganizer'],
      [people.chen, 'writer'],
      [people.dina, 'writer'],
    ];
    for (const [account, memberRole] of members) this.#grant(root, account, 'user', memberRole, people.operator);
    this.#grant(root, group, 'group', role, people.operator);
    // Drives that everyone can only read are restricted to the organisation.
    if (role === 'reader')
      db.run('UPDATE drives SET domain_users_only = 1, folders_need_organizer = 1 WHERE id = ?', id);
    refreshAccess(db, root.number);
    const folders = topics.flatMap((topic) => this.#makeFolders(topic, root, creator));
    return this.#makeFiles(folders, ({ writers }) => writers.map((writer) => people[writer]), FILES_IN_A_DRIVE);
  }

  fillShared(owner: Account, topics: readonly Topic[]): DemoFile[] {
    const { db, people, anchorMs } = this.#context;
    const root = ensureMyDriveRoot(db, toCreator(owner), anchorMs - 700 * DAY_MS);
    const folders = topics.flatMap((topic, index) => {
      const made = this.#makeFolders(topic, root, toCreator(owner));
      const [top] = made;
      if (top) {
        this.#grant(top.folder, people.groups.everyone, 'group', index === 0 ? 'commenter' : 'reader', owner);
        if (index === 1)
          this.#grant(top.folder, this.#random.pick([people.bo, people.emil, people.farah]), 'user', 'writer', owner);
        refreshAccess(db, top.folder.number);
      }
      return made;
    });
    const files = this.#makeFiles(folders, () => [owner], FILES_PER_USER);
    this.#makeShortcuts(root, owner, files);
    return files;
  }

  fillPrivate(owner: Account): DemoFile[] {
    const { db, anchorMs } = this.#context;
    const creator = toCreator(owner);
    const root = ensureMyDriveRoot(db, creator, anchorMs);
    const folder = this.#makeFolder('Personal', root, creator);
    const folders = this.#random.sample(TOPICS, PRIVATE_TOPICS).map((topic) => ({ folder, topic }));
    return this.#makeFiles(folders, () => [owner], 5);
  }

  #makeFolders(topic: Topic, parent: Folder, creator: Creator): { folder: Item; topic: Topic }[] {
    const top = this.#makeFolder(topic.folder, parent, creator);
    return [top, ...topic.subfolders.map((name) => this.#makeFolder(name, top, creator))].map((folder) => ({
      folder,
      topic,
    }));
  }

  #makeFolder(name: string, parent: Folder, creator: Creator): Item {
    const createdAt = this.#context.anchorMs - this.#random.integer(560, 650) * DAY_MS;
    const id = `1${this.#random.id(32)}`;
    return createItem(this.#context.db, { id, mimeType: FOLDER_TYPE, name, parent, creator, createdAt });
  }

  #makeFiles(
    folders: readonly { folder: Item; topic: Topic }[],
    listAuthors: (topic: Topic) => readonly Account[],
    count: number,
  ): DemoFile[] {
    const random = this.#random;
    return Array.from({ length: Math.round(count * this.#context.fileShare) }, () => {
      const { folder, topic } = random.pick(folders);
      const daysAgo = random.integer(1, random.chance(0.3) ? 20 : 540);
      const contents = this.#contents.get(topic) ?? [];
      const content = random.pick(contents.filter(({ edition }) => isCurrentEdition(edition, daysAgo)));
      return { item: this.#makeFile(folder, content, random.pick(listAuthors(topic)), daysAgo), content };
    });
  }

  #makeFile(parent: Item, content: DemoContent, author: Account, daysAgo: number): Item {
    const { db, anchorMs } = this.#context;
    const random = this.#random;
    const modifiedAt = anchorMs - daysAgo * DAY_MS + random.integer(7, 14) * HOUR_MS;
    const createdAt = modifiedAt - random.integer(0, 15) * DAY_MS;
    const revision = { mimeType: content.mimeType, accountId: author.id };
    const [formerId, id] = [random.id(28), random.id(28)];
    const hasFormer = random.chance(0.15);
    const item = createItem(db, {
      id: `1${random.id(32)}`,
      mimeType: content.mimeType,
      name: this.#toName(parent, content),
      ...(random.chance(0.2) && { description: `Maintained by ${author.displayName}` }),
      parent,
      creator: toCreator(author),
      createdAt,
      modifiedAt,
      ...(content.text !== undefined && { indexableText: content.text }),
      content: toFirstContent(hasFormer ? { blob: content.former, id: formerId } : { blob: content.blob, id }),
    });
    if (hasFormer) {
      // Revisions not kept forever are deleted after a month.
      const former = { ...revision, id: formerId, blob: content.former, modifiedAt: createdAt, keepForever: true };
      insertRevision(db, item, former);
      putContent(db, item, { ...revision, id, blob: content.blob, modifiedAt, keepForever: false });
    } else insertRevision(db, item, { ...revision, id, blob: content.blob, modifiedAt, keepForever: false });
    if (random.chance(0.06)) {
      db.run('UPDATE item_marks SET starred = 1 WHERE account_id = ? AND item_number = ?', author.id, item.number);
    }
    return hasFormer ? requireItem(db, item.id) : item;
  }

  /** Returns a file name that is unique in its folder. The second file of the same kind is version 2. */
  #toName({ id }: Item, { edition: { fileName }, extension }: DemoContent): string {
    const names = this.#names.get(id) ?? new Set();
    this.#names.set(id, names);
    let name = `${fileName}.${extension}`;
    for (let version = 2; names.has(name); version += 1) name = `${fileName} v${version}.${extension}`;
    names.add(name);
    return name;
  }

  #makeShortcuts(root: Item, owner: Account, files: readonly DemoFile[]): void {
    for (const { item: target } of this.#random.sample(files, 2)) {
      createItem(this.#context.db, {
        id: `1${this.#random.id(32)}`,
        mimeType: SHORTCUT_TYPE,
        name: target.name,
        parent: root,
        creator: toCreator(owner),
        createdAt: target.modifiedAt,
        shortcutTarget: target,
      });
    }
  }

  #grant(
    item: Item,
    grantee: { id: string; permissionId: string },
    type: 'user' | 'group',
    role: ItemRole,
    by: Account,
  ): void {
    putPermission(this.#context.db, item.number, {
      id: grantee.permissionId,
      type,
      grantee: grantee.id,
      role,
      grantedBy: by.id,
      grantedAt: item.createdAt,
    });
  }
}

function toCreator(account: Account): Creator {
  return { accountId: account.id, permissionId: account.permissionId };
}
