/** Roles that every file can be shared with, from the least to the most. */
export const BASIC_ROLES = ['reader', 'commenter', 'writer'] as const;

/** One of the roles that every file can be shared with. */
export type BasicRole = (typeof BASIC_ROLES)[number];

/** Roles of members of a shared drive, from the least to the most. */
export const MEMBER_ROLES = [...BASIC_ROLES, 'fileOrganizer', 'organizer'] as const;
