import { useQuery } from '@tanstack/react-query';
import { type FreeBusyRow, freeBusyQuery } from '#shared/calendar/free-busy-query.ts';
import { formatClock, formatDay } from '#shared/calendar/time-text.ts';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import type { EventForm } from './event-form.ts';
import { toEventTime } from './event-form.ts';
import { findGuestClock, findGuestZone } from './guest-clock.ts';
import { SuggestedTimes } from './suggested-times.tsx';
import { useGuestName } from './use-guest-name.ts';

type GuestAvailabilityProps = {
  form: EventForm;
  /** Sets another time. Undefined if nothing can be changed. */
  onChange: ((change: Pick<EventForm, 'when'>) => void) | undefined;
};

/** Shows whether guests are free on the day of an event, in one row per guest, with the event's time marked. */
export function GuestAvailability({ form, onChange }: GuestAvailabilityProps) {
  const { calendars } = useCalendarInfos();
  const nameOf = useGuestName(form.guests);
  const { zone } = form.when;
  const time = toEventTime(form);
  const emails = form.guests.flatMap(({ email }) => email ?? []);
  const day = time?.isAllDay === false ? time.start.toZonedDateTimeISO(zone).startOfDay() : undefined;
  const start = (day ?? Temporal.Now.zonedDateTimeISO(zone).startOfDay()).toInstant();
  const end = (day ?? Temporal.Now.zonedDateTimeISO(zone).startOfDay()).add({ days: 1 }).toInstant();
  const rows = useQuery({ ...freeBusyQuery(emails, start, end), enabled: day !== undefined && emails.length > 0 });
  if (!day || !time || time.isAllDay || emails.length === 0) return null;
  const position = (instant: Temporal.Instant) =>
    Math.max(0, Math.min(100, (100 * start.until(instant).total('minutes')) / start.until(end).total('minutes')));
  const from = position(time.start);
  return (
    <section aria-label="When guests are busy" className="flex flex-col gap-12">
      <h2 className="border-line border-b pb-4 font-semibold text-section">Guests on {formatDay(day.toPlainDate())}</h2>
      {isUnreadable(rows) && <p className="text-red-fg text-small">Unknown: {explainError(rows.error)}</p>}
      <ul className="flex flex-col gap-8">
        {rows.data?.map((row) => (
          <li key={row.id}>
            <span className="flex justify-between gap-8 text-small">
              <span className="truncate">{nameOf(row.id) ?? row.id}</span>
              <span className="shrink-0 text-ink-3">{describeAvailability(row, time)}</span>
            </span>
            <span
              aria-hidden
              className="relative block h-14 overflow-hidden rounded-control border border-line bg-surface"
            >
              {row.busy.map((busy) => (
                <span
                  key={busy.start.toString()}
                  title={`${formatClock(busy.start, zone)} – ${formatClock(busy.end, zone)}`}
                  className="absolute inset-y-0 bg-neutral-solid"
                  style={{ left: `${position(busy.start)}%`, width: `${position(busy.end) - position(busy.start)}%` }}
                />
              ))}
              <span
                className="absolute inset-y-0 border-2 border-accent"
                style={{ left: `${from}%`, width: `${Math.max(1, position(time.end) - from)}%` }}
              />
            </span>
            {!isResource(row.id, form) && (
              <span className="block text-ink-3 text-small">
                {findGuestClock(time, findGuestZone(row.id, calendars))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {onChange && (
        <SuggestedTimes key={emails.join()} form={form} emails={emails} calendars={calendars} onChange={onChange} />
      )}
    </section>
  );
}

function describeAvailability(
  { busy, problem }: FreeBusyRow,
  time: { start: Temporal.Instant; end: Temporal.Instant },
): string {
  if (problem !== undefined) return problem;
  const isBusy = busy.some(
    ({ start, end }) => Temporal.Instant.compare(start, time.end) < 0 && Temporal.Instant.compare(time.start, end) < 0,
  );
  return isBusy ? 'busy' : 'available';
}

function isResource(email: string, { guests }: EventForm): boolean {
  return guests.find((guest) => guest.email === email)?.resource === true;
}
