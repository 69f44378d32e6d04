/** The roles on a calendar with labels, from no access to full access. */
export const roleLadder = [
  { value: 'none', label: 'No access' },
  { value: 'freeBusyReader', label: 'Free/busy only' },
  { value: 'reader', label: 'See events' },
  { value: 'writerWithoutPrivateAccess', label: 'Edit events except private ones' },
  { value: 'writer', label: 'Edit all events' },
  { value: 'owner', label: 'Manage events and sharing' },
] as const;

/** A role on a calendar. */
export type AccessRole = (typeof roleLadder)[number]['value'];

type Step = (typeof roleLadder)[number];

/** The roles that can be granted. Removing access is separate. */
export const givenRoles = roleLadder.filter((step): step is Exclude<Step, { value: 'none' }> => step.value !== 'none');

/** Returns the label of a role. Unknown ones stay unchanged. */
export function roleWords(role: string | undefined): string {
  return roleLadder.find(({ value }) => value === role)?.label ?? role ?? '';
}

/** The roles that the service accepts for public access. Write access cannot be public. */
export const publicRoles = givenRoles.filter(({ value }) => value === 'freeBusyReader' || value === 'reader');
