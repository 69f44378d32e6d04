/** What people may do with a calendar, from nothing to everything, in words. */
export const roleLadder = [
  { value: 'none', label: 'No access' },
  { value: 'freeBusyReader', label: 'Free/busy only' },
  { value: 'reader', label: 'See events' },
  { value: 'writerWithoutPrivateAccess', label: 'Edit events except private ones' },
  { value: 'writer', label: 'Edit all events' },
  { value: 'owner', label: 'Manage events and sharing' },
] as const;

/** One step of the ladder. */
export type AccessRole = (typeof roleLadder)[number]['value'];

type Step = (typeof roleLadder)[number];

/** Roles that access can be given with; taking it away is not giving it. */
export const givenRoles = roleLadder.filter((step): step is Exclude<Step, { value: 'none' }> => step.value !== 'none');

/** A role in words; one that is not known, as it came. */
export function roleWords(role: string | undefined): string {
  return roleLadder.find(({ value }) => value === role)?.label ?? role ?? '';
}

/** Roles that the service takes for everybody: nobody may open writing to the whole world. */
export const publicRoles = givenRoles.filter(({ value }) => value === 'freeBusyReader' || value === 'reader');
