/** The roles that can be granted on all files, from lowest to highest. */
export const BASIC_ROLES = ['reader', 'commenter', 'writer'] as const;

/** A role that can be granted on all files. */
export type BasicRole = (typeof BASIC_ROLES)[number];

/** The roles of shared drive members, from lowest to highest. */
export const MEMBER_ROLES = [...BASIC_ROLES, 'fileOrganizer', 'organizer'] as const;
