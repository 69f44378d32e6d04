import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeDayAndMonth } from '#shared/calendar/fields/parse-day.ts';
import { toTimeForm } from '#shared/calendar/fields/time-form.ts';
import { freeBusyQuery } from '#shared/calendar/free-busy-query.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { listDaysFrom, rankSlots, type Slot, spreadSlots } from '#shared/calendar/slots.ts';
import { formatClock } from '#shared/calendar/time-text.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type EventForm, toEventTime } from './event-form.ts';
import { DAY_HOURS, findGuestZone, isWithinDay } from './guest-clock.ts';

const SEARCHED_DAYS = 5;
const SHOWN_SLOTS = 5;

type SuggestedTimesProps = {
  form: EventForm;
  emails: readonly string[];
  calendars: readonly CalendarInfo[];
  onChange: (change: Pick<EventForm, 'when'>) => void;
};

/**
 * Suggests times on the next working days at which most guests are free, during the day hours of each guest with a known zone.
 */
export function SuggestedTimes(props: SuggestedTimesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <Button onPress={() => setIsOpen(true)}>Suggest times</Button>;
  return <Suggestions {...props} />;
}

function Suggestions({ form, emails, calendars, onChange }: SuggestedTimesProps) {
  const { email } = useSession();
  const { zone } = form.when;
  const who = [...new Set([email, ...emails])];
  const time = toEventTime(form);
  const length = time?.isAllDay === false ? time.start.until(time.end).total('minutes') : 30;
  const [notBefore] = useState(() => Temporal.Now.instant().round('minute'));
  const today = notBefore.toZonedDateTimeISO(zone).toPlainDate();
  const wanted = time?.isAllDay === false ? time.start.toZonedDateTimeISO(zone).toPlainDate() : today;
  const first = Temporal.PlainDate.compare(wanted, today) < 0 ? today : wanted;
  const days = listDaysFrom(first, SEARCHED_DAYS, false);
  const [start, last] = [days[0] ?? first, days.at(-1) ?? first];
  const query = useQuery(
    freeBusyQuery(
      who,
      start.toZonedDateTime(zone).toInstant(),
      last.add({ days: 1 }).toZonedDateTime(zone).toInstant(),
    ),
  );
  if (query.isPending) return <Skeleton label="Loading availability" rows={3} />;
  if (isUnreadable(query)) return <p className="text-red-fg text-small">Unknown: {explainError(query.error)}</p>;
  const known = query.data.filter(({ problem }) => problem === undefined);
  const window = { days, beginHour: DAY_HOURS.begin, endHour: DAY_HOURS.end, zone };
  const zones = emails.flatMap((guest) => findGuestZone(guest, calendars) ?? []);
  const isForAll = (slot: Slot) => zones.every((name) => isWithinDay(slot, name));
  const ranked = rankSlots(known, window, length, notBefore).filter(isForAll);
  const slots = spreadSlots(ranked, SHOWN_SLOTS, zone);
  const choose = (slot: Slot) =>
    onChange({ when: toTimeForm({ isAllDay: false, start: slot.start, end: slot.end }, zone) });
  return (
    <section aria-label="Suggested times" className="flex flex-col gap-8">
      <h3 className="font-medium">Suggested times</h3>
      {slots.length === 0 && <p className="text-ink-2">No common free time between 8:00 and 18:00</p>}
      <ul className="flex flex-col gap-4">
        {slots.map((slot) => (
          <li key={slot.start.toString()}>
            <Button onPress={() => choose(slot)}>
              {writeDayAndMonth(slot.start.toZonedDateTimeISO(zone).toPlainDate())}, {formatClock(slot.start, zone)}
              <span className={slot.busyIds.length === 0 ? 'text-green-fg' : 'text-amber-fg'}>
                {slot.busyIds.length === 0
                  ? `${known.length === who.length ? 'all' : `${known.length} of ${who.length}`} free`
                  : `${known.length - slot.busyIds.length} of ${who.length} free`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-ink-3 text-small">
        Between 8:00 and 18:00 in each guest’s time zone, where known. The service does not provide working hours.
      </p>
    </section>
  );
}
