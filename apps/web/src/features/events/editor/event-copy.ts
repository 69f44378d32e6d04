import type { ServiceEvent } from '#shared/calendar/occurrence.ts';

/**
 * Returns the initial values of a duplicate. Responses of guests and the cancellation belong to the original, and the user who
 * creates the duplicate becomes its organizer instead of a guest.
 */
export function toEventCopy({ attendees = [], status, ...event }: ServiceEvent): ServiceEvent {
  const guests = attendees.filter(({ self }) => !self);
  return {
    ...event,
    ...(status === 'tentative' && { status }),
    ...(guests.length > 0 && { attendees: guests.map(toInvited) }),
  };
}

type Guest = NonNullable<ServiceEvent['attendees']>[number];

function toInvited({ email, displayName, optional, resource }: Guest): Guest {
  return { email, ...(displayName && { displayName }), ...(optional && { optional }), ...(resource && { resource }) };
}
