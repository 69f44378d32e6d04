import { DAY_MS } from '#core/durations.ts';
import { refreshAccess } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import { FOLDER_TYPE, SHORTCUT_TYPE } from '#items/item-types.ts';
import { type Creator, createItem } from '#items/items.ts';
import { type NewPermission, putPermission } from '#items/permissions.ts';
import { ensureMyDriveRoot } from '#items/roots.ts';
import type { TestServices } from './start-test-services.ts';

/** The searching user, and three others. The last is a group of the first. */
export const [ANA, BO, CY, TEAM] = ['ana@example.com', 'bo@example.com', 'cy@example.com', 'team@example.com'] as const;
const TEAM_PERMISSION = '90000000000000000002';
const DAYS = 5;
const COUNT = 60;
const CLIENT = 'test-client'; // The client that test tokens are issued to.

/** The properties of a file that the query language can search. */
export type Known = {
  id: string;
  name: string;
  description: string;
  text: string;
  mimeType: string;
  createdAt: number;
  modifiedAt: number;
  /** 0 for a file that Ana has never viewed, which sorts before all others. */
  viewedAt: number;
  trashed: boolean;
  starred: boolean;
  sharedWithMe: boolean;
  parentId: string;
  owner: string;
  writers: readonly string[];
  readers: readonly string[];
  visibility: string;
  properties: Readonly<Record<string, string>>;
  /** Properties of the calling client. */
  appProperties: Readonly<Record<string, string>>;
  targetId: string | undefined;
  labels: readonly string[];
  /** Values by `labels/LABEL.FIELD`. */
  fields: Readonly<Record<string, readonly string[]>>;
};

const FIELDS = [
  ['level', 'grade', 'selection'],
  ['retention', 'until', 'dateString'],
  ['retention', 'copies', 'integer'],
  ['retention', 'note', 'text'],
  ['retention', 'keeper', 'user'],
] as const;

const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[Math.floor(index) % values.length] ?? values[0];

type Link = readonly [visibility: string, grants: readonly (readonly ['anyone' | 'domain', string, boolean])[]];

const LINKS: readonly [Link, ...Link[]] = [
  ['limited', []],
  ['anyoneWithLink', [['anyone', '', false]]],
  ['anyoneCanFind', [['anyone', '', true]]],
  ['domainWithLink', [['domain', 'example.com', false]]],
  ['domainCanFind', [['domain', 'example.com', true]]],
  // With several grants, the widest applies.
  [
    'anyoneWithLink',
    [
      ['domain', 'example.com', true],
      ['anyone', '', false],
    ],
  ],
];

/** Files of two users that differ in all searchable properties, as visible to Ana. */
export class SearchWorld {
  readonly known: Known[] = [];
  /** IDs of the folders with the files: one of Ana's, and one of Bo's shared with her. */
  readonly folders: string[] = [];
  readonly #services: TestServices;

  /** Creates the files in these services. */
  constructor(services: TestServices) {
    this.#services = services;
    const { db } = services;
    for (const email of [ANA, BO, CY]) services.account(email);
    db.run(`INSERT INTO groups VALUES ('g', '${TEAM}', 'Team', '${TEAM_PERMISSION}', 'example.com')`);
    db.run("INSERT INTO group_members VALUES ('g', ?)", services.account(ANA).id);
    for (const id of ['level', 'retention']) {
      db.run("INSERT INTO labels (id, revision_id, name) VALUES (?, '1', ?)", id, id);
    }
    for (const [labelId, id, type] of FIELDS) {
      db.run('INSERT INTO label_fields VALUES (?, ?, ?, ?, NULL)', labelId, id, id, type);
    }
    db.transaction(() => this.#fill());
  }

  #fill(): void {
    const [anas, bos] = [this.#makeFolder(ANA), this.#makeFolder(BO)];
    // Files in Bo's folder are accessible to Ana through it, but not shared with her directly.
    this.#share(bos, { ...this.#userGrant(ANA), role: 'reader' });
    this.known.push(
      { ...blank(anas, ANA), viewedAt: DAY_MS },
      { ...blank(bos, BO), sharedWithMe: true, readers: [BO, ANA] },
    );
    for (let index = 0; index < COUNT; index += 1) {
      this.known.push(index % 6 === 5 ? this.#makeFile(index, bos, BO) : this.#makeFile(index, anas, ANA));
    }
  }

  #creatorOf(email: string): Creator {
    const { id: accountId, permissionId } = this.#services.account(email);
    return { accountId, permissionId };
  }

  #userGrant(email: string): Omit<NewPermission, 'role'> {
    const { accountId: grantee, permissionId: id } = this.#creatorOf(email);
    return { id, type: 'user', grantee, grantedAt: 1 };
  }

  #share({ number }: Item, permission: NewPermission): void {
    putPermission(this.#services.db, number, permission);
    refreshAccess(this.#services.db, number);
  }

  #makeFolder(email: string): Item {
    const { db } = this.#services;
    const creator = this.#creatorOf(email);
    const parent = ensureMyDriveRoot(db, creator, 1);
    const item = createItem(db, { name: 'shelf', mimeType: FOLDER_TYPE, parent, creator, createdAt: DAY_MS });
    this.folders.push(item.id);
    return item;
  }

  /** Creates one of the files, which differ in many properties. */
  #makeFile(index: number, parent: Item, owner: string): Known {
    const isShortcut = index % 7 === 3;
    const file = {
      name: `${pick(['Plan', 'Annual budget', 'draft_2', 'Été', 'Q3 plans'], index)} ${index % 4}`,
      description: pick(['', 'red apple pie', 'apple red', 'Pie'], index),
      text: pick(['', 'green tea', 'tea green', 'greenish'], index + 1),
      mimeType: isShortcut ? SHORTCUT_TYPE : pick(['text/plain', 'text/csv', 'image/png'], index),
      createdAt: DAY_MS * (1 + (index % DAYS)),
      modifiedAt: DAY_MS * (2 + ((index * 3) % DAYS)),
      targetId: isShortcut ? pick(['target-a', 'target-b'], index) : undefined,
    };
    const { text: indexableText, targetId, ...written } = file;
    const item = createItem(this.#services.db, {
      ...written,
      indexableText,
      parent,
      creator: this.#creatorOf(owner),
      ...(targetId !== undefined && { shortcutTarget: { id: targetId, mimeType: 'text/plain' } }),
    });
    const retained = { ...this.#mark(index, item), ...this.#note(index, item), ...this.#label(index, item) };
    return { ...blank(item, owner), ...file, ...retained, ...this.#open(index, item, owner) };
  }

  #mark(index: number, { number }: Item) {
    const { db } = this.#services;
    const [trashed, starred, isViewed] = [index % 9 === 0, index % 5 === 0, index % 3 > 0];
    const viewedAt = isViewed ? DAY_MS * (1 + (index % 7)) : 0;
    db.run('UPDATE items SET trashed = ? WHERE number = ?', trashed ? 1 : 0, number);
    db.run('DELETE FROM item_marks WHERE item_number = ?', number);
    const mark = [this.#creatorOf(ANA).accountId, number, starred ? 1 : 0, isViewed ? viewedAt : null];
    db.run('INSERT INTO item_marks (account_id, item_number, starred, viewed_at) VALUES (?, ?, ?, ?)', ...mark);
    return { viewedAt, trashed, starred };
  }

  #note(index: number, { number }: Item) {
    const put = (clientId: string, key: string, value: string) => {
      this.#services.db.run('INSERT INTO item_properties VALUES (?, ?, ?, ?)', number, clientId, key, value);
      return { [key]: value };
    };
    put('other-client', 'run', '1');
    const properties = index % 2 === 0 ? put('', 'stage', pick(['draft', "it's final"], index / 2)) : {};
    return { properties, appProperties: index % 3 === 0 ? put(CLIENT, 'run', pick(['1', '2'], index)) : {} };
  }

  #label(index: number, { number }: Item) {
    const { db } = this.#services;
    const labels = [...(index % 2 === 0 ? ['level'] : []), ...(index % 3 === 0 ? ['retention'] : [])];
    const given = [
      ['level', 'grade', pick([[], ['public'], ['public', 'secret']], index / 2)],
      ['retention', 'until', pick([[], ['2026-03-01'], ['2027-01-15']], index / 3)],
      ['retention', 'copies', pick([['9'], ['10'], ['-3'], []], index / 3)],
      ['retention', 'note', pick([['For the Audit'], [], ['audit trail']], index / 3)],
      ['retention', 'keeper', pick([[BO], [BO, CY], []], index / 3)],
    ] as const;
    for (const id of labels) db.run('INSERT INTO item_labels (item_number, label_id) VALUES (?, ?)', number, id);
    const fields: Record<string, readonly string[]> = {};
    for (const [labelId, fieldId, values] of given.filter(([id]) => labels.includes(id))) {
      fields[`labels/${labelId}.${fieldId}`] = values;
      for (const [position, value] of values.entries()) {
        db.run('INSERT INTO item_label_values VALUES (?, ?, ?, ?, ?)', number, labelId, fieldId, position, value);
      }
    }
    return { labels, fields };
  }

  #open(index: number, item: Item, owner: string) {
    const [visibility, links] = pick(LINKS, index);
    for (const [type, grantee, allowDiscovery] of links) {
      this.#share(item, { id: `link ${type}`, type, grantee, role: 'reader', allowDiscovery, grantedAt: 1 });
    }
    const role = pick([undefined, 'reader', 'writer', 'commenter'] as const, index);
    if (role) this.#share(item, { ...this.#userGrant(CY), role });
    const isOfTeam = index % 11 === 5;
    if (isOfTeam) this.#share(item, { id: TEAM_PERMISSION, type: 'group', grantee: 'g', role: 'reader', grantedAt: 1 });
    const inherited = owner === BO ? [ANA] : [];
    return {
      visibility,
      readers: [owner, ...inherited, ...(role ? [CY] : []), ...(isOfTeam ? [TEAM] : [])],
      writers: [owner, ...(role === 'writer' ? [CY] : [])],
      sharedWithMe: owner === BO && isOfTeam,
    };
  }
}

/** Returns the properties of a new item. */
function blank({ id, name, mimeType, parentId }: Item, owner: string): Known {
  const times = { createdAt: DAY_MS, modifiedAt: DAY_MS, viewedAt: 0 };
  const flags = { trashed: false, starred: false, sharedWithMe: false };
  const people = { owner, writers: [owner], readers: [owner], visibility: 'limited' };
  const retained = { properties: {}, appProperties: {}, targetId: undefined, labels: [], fields: {} };
  return {
    id,
    name,
    mimeType,
    parentId: parentId ?? '',
    description: '',
    text: '',
    ...times,
    ...flags,
    ...people,
    ...retained,
  };
}
