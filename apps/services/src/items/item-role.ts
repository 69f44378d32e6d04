/** What a caller may do with an item, from most to least. */
export const ITEM_ROLES = ['owner', 'organizer', 'fileOrganizer', 'writer', 'commenter', 'reader'] as const;

/** One of the roles that a permission grants. */
export type ItemRole = (typeof ITEM_ROLES)[number];

/** Order of the roles in the database: the higher includes the lower. */
export function toRank(role: ItemRole): number {
  return ITEM_ROLES.length - ITEM_ROLES.indexOf(role);
}

/** Rank of those who see a folder with limited access without being able to open it. */
export const METADATA_RANK = 0;

/** The role of a stored rank; undefined for no rank. Who only sees that a folder is there reads its metadata. */
export function toRole(rank: number | null): ItemRole | undefined {
  if (rank === null) return undefined;
  return rank === METADATA_RANK ? 'reader' : ITEM_ROLES[ITEM_ROLES.length - rank];
}

/** Whether a role reaches another one. No role reaches nothing. */
export function reaches(role: ItemRole | undefined, needed: ItemRole): boolean {
  return role !== undefined && toRank(role) >= toRank(needed);
}
