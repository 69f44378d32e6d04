import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeRefusal } from '#shared/calendar/event-rights.ts';
import { isTimesOnly, type Occurrence, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import { formatReminder } from '#shared/calendar/reminder-text.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { formatDays, formatTime, formatZone } from '#shared/calendar/time-text.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { isZone } from '#shared/format/zone-text.ts';
import { useSession } from '#shared/session/session.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { EventIcon } from './event-icon.tsx';
import { EventLabel } from './event-label.tsx';
import { EventProperties } from './event-properties.tsx';
import { EventRepeat } from './event-repeat.tsx';
import { GuestList } from './guest-list.tsx';
import { toPlainText } from './plain-text.ts';
import { toSafeUrl } from './safe-url.ts';
import { describeType } from './type-facts.ts';

type EventFactsProps = {
  occurrence: Occurrence;
  zone: string;
  onRequest: (request: EventRequest) => void;
};

/** Shows all details of an event. Empty ones are omitted. */
export function EventFacts({ occurrence, zone, onRequest }: EventFactsProps) {
  const session = useSession();
  const { event, calendar, state } = occurrence;
  const description = toPlainText(event.description ?? '');
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['When', <When key="when" occurrence={occurrence} zone={zone} />],
    ['Calendar', <CalendarName key="calendar" {...calendar} />],
    ['Label', event.eventLabelId && <EventLabel key="label" calendarId={calendar.id} id={event.eventLabelId} />],
    ['Repeats', <EventRepeat key="repeat" occurrence={occurrence} zone={zone} />],
    ['Location', event.location],
    ['Conference', <Conference key="conference" event={event} />],
    ...describeType(event),
    ['Organizer', event.organizer?.displayName ?? event.organizer?.email],
    ['Visibility', event.visibility === 'default' ? undefined : event.visibility],
    ['Show as', event.transparency === 'transparent' ? 'Free' : undefined],
    ['Reminders', formatReminders(event.reminders)],
    ['Event ID', event.id && <CopyableId key="id" id={event.id} label="event ID" />],
  ];
  const isPlain = !event.recurringEventId && !event.recurrence;
  const hasConference = event.hangoutLink !== undefined || event.conferenceData !== undefined;
  const absent = new Set([...(isPlain ? ['Repeats'] : []), ...(hasConference ? [] : ['Conference'])]);
  const shown = facts.filter(([name, value]) => value !== undefined && value !== '' && !absent.has(name));
  return (
    <div className="flex flex-col gap-20">
      {state !== 'confirmed' && (
        <div>
          <StatusChip family="neutral" glyph={<EventIcon occurrence={occurrence} />} border={BORDERS[state]}>
            {STATES[state]}
          </StatusChip>
        </div>
      )}
      {isTimesOnly(event) && <p className="text-ink-2">Only the times of this event are shared with you.</p>}
      <DescriptionList items={shown} />
      {description !== '' && (
        <Section title="Description">
          <p className="whitespace-pre-wrap break-words text-prose">{description}</p>
        </Section>
      )}
      <Attachments attachments={event.attachments ?? []} />
      {event.attendees && event.attendees.length > 0 && (
        <GuestList
          event={event}
          zone={zone}
          onMove={
            changeRefusal(session, occurrence) === undefined
              ? (time) => onRequest({ kind: 'change', verb: 'Move', occurrence, change: { patch: {}, time } })
              : undefined
          }
        />
      )}
      <EventProperties event={event} />
    </div>
  );
}

function formatReminders(reminders: ServiceEvent['reminders']): string | undefined {
  if (!reminders) return undefined;
  const own = (reminders.overrides ?? []).map(formatReminder);
  if (reminders.useDefault) return 'Calendar default';
  return own.length > 0 ? own.join(', ') : 'None';
}

const STATES = {
  confirmed: 'Confirmed',
  tentative: 'Tentative',
  unanswered: 'You have not responded',
  declined: 'You declined',
  cancelled: 'Cancelled',
} as const;
const BORDERS = {
  confirmed: 'none',
  tentative: 'dashed',
  unanswered: 'dashed',
  declined: 'none',
  cancelled: 'none',
} as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-6 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function When({ occurrence, zone }: { occurrence: Occurrence; zone: string }) {
  const { time, event } = occurrence;
  if (time.isAllDay) {
    return (
      <>
        {formatDays(occurrence, zone)}
        <span className="block text-ink-3 text-small">All day in every time zone</span>
      </>
    );
  }
  const { start } = time;
  const days = formatDays(occurrence, zone);
  const measureOffset = (name: string) => start.toZonedDateTimeISO(name).offset;
  const zones = ['UTC', getCurrentZone(), event.start?.timeZone].filter(isZone);
  // A zone with the same offset at that time would be redundant.
  const others = new Map(zones.map((name) => [measureOffset(name), name]));
  others.delete(measureOffset(zone));
  return (
    <>
      <span className="block">{days}</span>
      {formatTime(occurrence, zone)} <span className="text-ink-3">{formatZone(start, zone)}</span>
      {[...others.values()].map((other) => {
        const otherDays = formatDays(occurrence, other);
        return (
          <span key={other} className="block text-ink-3 text-small">
            {otherDays !== days && `${otherDays}, `}
            {formatTime(occurrence, other)} {other.replaceAll('_', ' ')}
          </span>
        );
      })}
    </>
  );
}

function CalendarName({ name, color }: { name: string; color: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-6">
      <span
        aria-hidden
        className="size-10 shrink-0 rounded-full forced-color-adjust-none"
        style={{ background: color }}
      />
      <span className="truncate">{name}</span>
    </span>
  );
}

function Conference({ event }: { event: ServiceEvent }) {
  const points = event.conferenceData?.entryPoints ?? [];
  const addresses =
    points.length > 0 ? points : [{ uri: event.hangoutLink, label: undefined, entryPointType: 'video' }];
  return (
    <ul>
      {addresses.map(({ uri, label, entryPointType }, index) => (
        <li key={index}>
          <OutLink url={uri}>{label ?? uri ?? entryPointType}</OutLink>
        </li>
      ))}
    </ul>
  );
}

/** An external link. Renders only the text if the URL is not safe. */
function OutLink({ url, children }: { url: string | undefined; children: ReactNode }) {
  const href = toSafeUrl(url);
  if (href === undefined) return children;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="word-target inline-flex max-w-full items-center gap-4 text-accent-ink underline"
    >
      <span className="truncate">{children}</span>
      <ExternalLink size={12} strokeWidth={1.75} aria-label="opens in a new tab" className="shrink-0" />
    </a>
  );
}

function Attachments({ attachments }: { attachments: NonNullable<ServiceEvent['attachments']> }) {
  if (attachments.length === 0) return null;
  return (
    <Section title="Attachments">
      <ul>
        {attachments.map(({ fileId, fileUrl, title }, index) => (
          <li key={index}>
            {fileId ? (
              <Link to="/file/$fileId/preview" params={{ fileId }} className="word-target text-accent-ink underline">
                {title ?? fileId}
              </Link>
            ) : (
              <OutLink url={fileUrl}>{title ?? fileUrl}</OutLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
