/** The roles on an item, from most to least permissive. */
export const ITEM_ROLES = ['owner', 'organizer', 'fileOrganizer', 'writer', 'commenter', 'reader'] as const;

/** One of the roles that a permission grants. */
export type ItemRole = (typeof ITEM_ROLES)[number];

/** Returns the rank of a role in the database. Higher ranks include lower ones. */
export function toRank(role: ItemRole): number {
  return ITEM_ROLES.length - ITEM_ROLES.indexOf(role);
}

/** Rank of users who can see a folder with limited access but not open it. */
export const METADATA_RANK = 0;

/**
 * Returns the role of a stored rank, or undefined without a rank. Users who can only see the existence of a folder are readers of
 * its metadata.
 */
export function toRole(rank: number | null): ItemRole | undefined {
  if (rank === null) return undefined;
  return rank === METADATA_RANK ? 'reader' : ITEM_ROLES[ITEM_ROLES.length - rank];
}

/** Whether a role includes another one. Without a role, returns false. */
export function includesRole(role: ItemRole | undefined, needed: ItemRole): boolean {
  return role !== undefined && toRank(role) >= toRank(needed);
}
