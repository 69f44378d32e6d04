import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openTestDatabase } from '#testing/open-test-database.ts';
import { findItemRole, hasOnlyMetadataAccess, refreshAccess } from './access.ts';
import { changeAccess } from './access-changes.ts';
import type { Item } from './item.ts';
import { type ItemRole, toRank } from './item-role.ts';
import { FOLDER_TYPE } from './item-types.ts';
import { createItem, requireItem } from './items.ts';
import { putPermission, toAnyoneId, toDomainId } from './permissions.ts';
import type { GranteeType } from './principals.ts';
import { ensureMyDriveRoot } from './roots.ts';

const PEOPLE = ['ana', 'bo', 'chen', 'pat'] as const;
type Name = (typeof PEOPLE)[number];
const GROUP = ['bo', 'chen'];
const domainOf = (name: string) => (name === 'pat' ? 'partner.example' : 'example.com');

/** A folder or file of Ana or Bo. `parent` is the index of its folder among the earlier nodes. */
type Node = { parent: number; owner: Name; isLimited: boolean };
type Grant = { node: number; type: GranteeType; to: Name; role: ItemRole; isFound: boolean };

const nodes = fc.array(
  fc.record({ parent: fc.nat(), owner: fc.constantFrom<Name>('ana', 'bo'), isLimited: fc.boolean() }),
  { minLength: 1, maxLength: 7 },
);
const grants = fc.array(
  fc.record({
    node: fc.nat(),
    type: fc.constantFrom<GranteeType>('user', 'group', 'domain', 'anyone'),
    to: fc.constantFrom(...PEOPLE),
    role: fc.constantFrom<ItemRole>('writer', 'commenter', 'reader'),
    isFound: fc.boolean(),
  }),
  { maxLength: 8 },
);

let database: ReturnType<typeof openTestDatabase>;
let db: Database;
beforeAll(() => {
  database = openTestDatabase();
  ({ db } = database);
  for (const [index, name] of PEOPLE.entries()) {
    db.run(
      'INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at) VALUES (?, ?, ?, ?, ?, 0)',
      name,
      `${name}@${domainOf(name)}`,
      name,
      String(index),
      domainOf(name),
    );
  }
  db.run("INSERT INTO groups VALUES ('team', 'team@example.com', 'Team', '9', 'example.com')");
  for (const name of GROUP) db.run("INSERT INTO group_members VALUES ('team', ?)", name);
});
afterAll(() => database[Symbol.dispose]());

/**
 * Returns a grant as stored. The owner of an item gets no other grant, because it would replace the owner's own one.
 */
function toPermission(grant: Grant) {
  const stored = {
    user: { id: String(PEOPLE.indexOf(grant.to)), grantee: grant.to },
    group: { id: '9', grantee: 'team' },
    domain: { id: toDomainId(domainOf(grant.to)), grantee: domainOf(grant.to) },
    anyone: { id: toAnyoneId(grant.isFound), grantee: '' },
  }[grant.type];
  return { ...stored, type: grant.type, role: grant.role, allowDiscovery: grant.isFound, grantedAt: 2 };
}

function isMadeTo(grant: Grant, name: Name): boolean {
  if (grant.type === 'anyone') return true;
  if (grant.type === 'domain') return domainOf(grant.to) === domainOf(name);
  return grant.type === 'group' ? GROUP.includes(name) : grant.to === name;
}

const strongest = (roles: readonly ItemRole[]): ItemRole | undefined =>
  roles.toSorted((left, right) => toRank(right) - toRank(left))[0];

type Tree = { nodes: readonly Node[]; grants: readonly Grant[] };

/**
 * Computes the role from the rules by walking up from one item. `isShown` means that the user only sees that the folder
 * exists.
 */
function recompute(tree: Tree, at: number, name: Name): { role: ItemRole | undefined; isShown: boolean } {
  const node = tree.nodes[at];
  if (!node) return { role: undefined, isShown: false };
  const own = tree.grants.filter((grant) => grant.node === at && isMadeTo(grant, name)).map(({ role }) => role);
  if (node.owner === name) own.push('owner');
  const above = at === 0 ? { role: undefined, isShown: false } : recompute(tree, node.parent, name);
  const opened = above.isShown ? undefined : above.role;
  const passed = opened === 'owner' ? 'writer' : opened;
  if (!node.isLimited) {
    const role = strongest([...own, ...(passed ? [passed] : [])]);
    return { role, isShown: false };
  }
  // Owners of folders above keep the writer role. All other users only see that the folder exists.
  const asOwner: ItemRole[] = ownsAbove(tree, at, name) ? ['writer'] : [];
  const role = strongest([...own, ...asOwner]);
  return role ? { role, isShown: false } : { role: passed && 'reader', isShown: passed !== undefined };
}

function ownsAbove(tree: Tree, at: number, name: Name): boolean {
  if (at === 0) return false;
  const parent = tree.nodes[at]?.parent ?? 0;
  return tree.nodes[parent]?.owner === name || ownsAbove(tree, parent, name);
}

function normalize(drawn: Tree): Tree {
  const placed = drawn.nodes.map((node, index) => ({ ...node, parent: index === 0 ? 0 : node.parent % index }));
  const made = new Map<string, Grant>();
  for (const grant of drawn.grants) {
    const node = grant.node % placed.length;
    if (grant.type === 'user' && placed[node]?.owner === grant.to) continue;
    made.set(`${node} ${toPermission(grant).id}`, { ...grant, node });
  }
  return { nodes: placed, grants: [...made.values()] };
}

/** Stores the nodes of a tree in the My Drive of the owner of the first node. */
function store(tree: Tree): Item[] {
  const items: Item[] = [];
  for (const [index, node] of tree.nodes.entries()) {
    const creator = { accountId: node.owner, permissionId: String(PEOPLE.indexOf(node.owner)) };
    const parent = index === 0 ? ensureMyDriveRoot(db, creator, 1) : items[node.parent];
    if (!parent) throw new Error('a node comes after its parent');
    const item = createItem(db, { mimeType: FOLDER_TYPE, name: String(index), parent, creator, createdAt: 1 });
    db.run('UPDATE items SET inheritance_disabled = ? WHERE number = ?', node.isLimited ? 1 : 0, item.number);
    items.push(requireItem(db, item.id));
  }
  return items;
}

test('the effective role is the one found by walking up the tree, whatever is shared and limited', () => {
  fc.assert(
    fc.property(fc.record({ nodes, grants }).map(normalize), (tree) => {
      const items = store(tree);
      const [top] = items;
      if (top) refreshAccess(db, top.number);
      for (const grant of tree.grants) {
        const item = items[grant.node];
        if (item) changeAccess(db, item, 3, () => putPermission(db, item.number, toPermission(grant)));
      }
      for (const [at, item] of items.entries()) {
        for (const accountId of PEOPLE) {
          const user = { accountId, domain: domainOf(accountId) };
          const found = { role: findItemRole(db, user, item.id), isShown: hasOnlyMetadataAccess(db, user, item) };
          expect({ at, accountId, ...found }).toEqual({ at, accountId, ...recompute(tree, at, accountId) });
        }
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);
