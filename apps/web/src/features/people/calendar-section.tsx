import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { getName } from '#shared/calendar/entry-writes.ts';
import { getRoleLabel } from '#shared/calendar/role-labels.ts';
import { OfferGrant } from '#shared/errors/offer-grant.tsx';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { calendarsStep, offboardingItemsQuery } from './offboarding-steps.ts';
import { listOwnedCalendars } from './owned-calendars.ts';
import { PersonSection } from './person-section.tsx';

/**
 * Lists a user's calendars in the current user's list. Calendars shared with the user are included if offboarding has read them,
 * because reading them takes one call per calendar.
 */
export function CalendarSection({ email }: { email: string }) {
  const refusal = roleRefusal(useSession(), 'calendar.calendarList.list', 'Loading calendars', REVIEWING_ROLES);
  const list = useQuery({ ...calendarListQuery, enabled: refusal === undefined });
  const shared = useQuery({ ...offboardingItemsQuery(calendarsStep, email), enabled: false }).data?.items ?? [];
  const own = listOwnedCalendars(email, list.data ?? []);
  const others = shared.filter(({ id }) => own.every((entry) => entry.id !== id));
  return (
    <PersonSection
      title="Calendars"
      query={list}
      accessRefusal={refusal}
      remedy={<OfferGrant operationId="calendar.calendarList.list" />}
      empty="None in your calendar list"
      isEmpty={() => own.length + others.length === 0}
    >
      {() => (
        <ul className="flex flex-col gap-4">
          {own.map((entry) => (
            <CalendarLine key={entry.id} id={entry.id ?? ''} name={getName(entry)} />
          ))}
          {others.map(({ id, label, detail }) => (
            <CalendarLine key={id} id={id} name={label} role={getRoleLabel(detail)} />
          ))}
        </ul>
      )}
    </PersonSection>
  );
}

type CalendarLineProps = {
  id: string;
  name: string;
  /** The user's role in the calendar, unless they own it. */
  role?: string;
};

function CalendarLine({ id, name, role }: CalendarLineProps) {
  return (
    <li className="flex min-w-0 items-baseline gap-8">
      <Link
        to="/calendars/$calendarId/details"
        params={{ calendarId: id }}
        className="word-target truncate text-accent-ink underline-offset-2 hover:underline"
      >
        {name}
      </Link>
      {role !== undefined && <span className="text-ink-3 text-small">shared with them: {role.toLowerCase()}</span>}
    </li>
  );
}
