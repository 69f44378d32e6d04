import { toInstant } from '@rotunda/recurrence/zone-offsets';
import type { Calendar } from '#calendar/calendar.ts';
import type { EventContent, EventOverrides, EventStatus, EventType } from '#calendar/events/model/event.ts';
import { EVENT_ID_ALPHABET, toICalUid } from '#calendar/events/model/event-id.ts';
import { insertEvent } from '#calendar/events/model/event-store.ts';
import { toInstanceId } from '#calendar/events/model/instance-id.ts';
import type { Account } from '#core/auth/directory.ts';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import type { Random } from '#demo/setting/random.ts';

/** The time of a demo event, in the zone of its calendar. */
export type DemoTime = {
  /** Days from today. */
  day: number;
  /** Minutes after midnight. Omitted for all-day events. */
  minute?: number;
  /** In minutes, or in days for all-day events. */
  length: number;
};

export type DemoEvent = DemoTime & {
  content: EventContent;
  eventType?: EventType;
  status?: EventStatus;
  /** RFC 5545 lines. */
  recurrence?: readonly string[];
};

/** An added event, for creating its exceptions. */
export type DemoSeries = { number: number; id: string; event: DemoEvent };

/** Creates the events of the demo organisation. */
export class DemoEvents {
  readonly #db: Database;
  readonly #random: Random;
  readonly #anchorMs: number;

  /** `anchorMs` is the start of today in UTC. `random` generates IDs. */
  constructor(db: Database, random: Random, anchorMs: number) {
    this.#db = db;
    this.#random = random;
    this.#anchorMs = anchorMs;
  }

  /** Adds an event and its copies in the guests' calendars. */
  add(calendar: Calendar, organizer: Account, event: DemoEvent, guestCalendars: readonly Calendar[] = []): DemoSeries {
    const id = Array.from({ length: 26 }, () => this.#random.pick([...EVENT_ID_ALPHABET])).join('');
    const user = { email: organizer.email, displayName: organizer.displayName };
    const isOwn = calendar.id === organizer.email;
    const content = {
      ...event.content,
      creator: user,
      organizer: isOwn ? user : { email: calendar.id, displayName: calendar.summary },
    };
    const copies = guestCalendars.map((guest) => ({ ...guest, timeZone: calendar.timeZone }));
    const number = this.#insert(calendar, id, { ...event, content });
    for (const copy of copies) this.#insert(copy, id, { ...event, content });
    return { number, id, event };
  }

  /** Overrides the times or fields of one occurrence of a series. `day` is the day of the occurrence. */
  overrideOccurrence(
    calendar: Calendar,
    series: DemoSeries,
    day: number,
    change: { status?: EventStatus; content?: EventOverrides; minute?: number },
  ): void {
    const { event } = series;
    const isAllDay = event.minute === undefined;
    const original = this.#toTimes(calendar, { ...event, day });
    const times = this.#toTimes(calendar, {
      ...event,
      day,
      ...(change.minute !== undefined && { minute: change.minute }),
    });
    const startMs = isAllDay ? this.#anchorMs + day * DAY_MS : original.startAt;
    insertEvent(this.#db, {
      ...this.#base(calendar, event, original.startAt),
      ...times,
      id: toInstanceId(series.id, { startMs, isAllDay }),
      iCalUid: toICalUid(series.id),
      seriesNumber: series.number,
      original: { startAt: original.startAt, isAllDay },
      recurrence: null,
      status: change.status ?? 'confirmed',
      content: change.content ?? {},
      revision: change.minute === undefined ? 0 : 1,
    });
  }

  #insert(calendar: Calendar, id: string, event: DemoEvent & { content: EventContent }): number {
    const times = this.#toTimes(calendar, event);
    return insertEvent(this.#db, {
      ...this.#base(calendar, event, times.startAt),
      ...times,
      id,
      iCalUid: toICalUid(id),
      seriesNumber: null,
      original: undefined,
      recurrence: event.recurrence ? JSON.stringify(event.recurrence) : null,
      status: event.status ?? 'confirmed',
      content: event.content,
      revision: 0,
    });
  }

  #base(calendar: Calendar, event: DemoEvent, startAt: number) {
    // Users plan one to six weeks ahead, and nothing was written after today.
    const createdAt = Math.min(startAt, this.#anchorMs) - this.#random.integer(7, 42) * DAY_MS;
    return {
      calendarNumber: calendar.number,
      eventType: event.eventType ?? 'default',
      createdAt,
      updatedAt: createdAt + this.#random.integer(0, 6) * DAY_MS,
    };
  }

  #toTimes({ timeZone }: Calendar, { day, minute, length }: DemoTime) {
    const dateMs = this.#anchorMs + day * DAY_MS;
    if (minute === undefined) {
      const startAt = toInstant(timeZone, dateMs);
      const endAt = toInstant(timeZone, dateMs + length * DAY_MS);
      return { isAllDay: true, startAt, endAt, startZone: null, endZone: null };
    }
    const startAt = toInstant(timeZone, dateMs + minute * MINUTE_MS);
    const endAt = startAt + length * MINUTE_MS;
    return { isAllDay: false, startAt, endAt, startZone: timeZone, endZone: timeZone };
  }
}
