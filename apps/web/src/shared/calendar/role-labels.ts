/** The roles on a calendar with labels, from no access to full access. */
export const rolesByRank = [
  { value: 'none', label: 'No access' },
  { value: 'freeBusyReader', label: 'Free/busy only' },
  { value: 'reader', label: 'See events' },
  { value: 'writerWithoutPrivateAccess', label: 'Edit events except private ones' },
  { value: 'writer', label: 'Edit all events' },
  { value: 'owner', label: 'Manage events and sharing' },
] as const;

/** A role on a calendar. */
export type AccessRole = (typeof rolesByRank)[number]['value'];

type Step = (typeof rolesByRank)[number];

/** The roles that can be granted. Removing access is separate. */
export const assignableRoles = rolesByRank.filter(
  (step): step is Exclude<Step, { value: 'none' }> => step.value !== 'none',
);

/** Returns the label of a role. Unknown ones stay unchanged. */
export function getRoleLabel(role: string | undefined): string {
  return rolesByRank.find(({ value }) => value === role)?.label ?? role ?? '';
}

/** The roles that the service accepts for public access. Write access cannot be public. */
export const publicRoles = assignableRoles.filter(({ value }) => value === 'freeBusyReader' || value === 'reader');
