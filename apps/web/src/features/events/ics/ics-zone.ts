import ICAL from 'ical.js';
import { RULE_WEEKDAYS } from '#shared/calendar/series/recurrence-rule.ts';

/**
 * The number of future years for which clock changes are generated, because endless series repeat beyond the zone data in the
 * file.
 */
const YEARS_AHEAD = 12;
/** The number of consecutive years with the same clock changes after which they count as a rule of the zone. */
const RULE_YEARS = 4;

/** A clock change of a zone. */
type Change = {
  /** The clock time just before the change. */
  clock: Temporal.PlainDateTime;
  /** The UTC offset in seconds, before and after the change. */
  from: number;
  to: number;
};

/**
 * Returns the clock changes of a zone since `from` as a VTIMEZONE (RFC 5545, 3.6.5), for programs that do not know the zone's
 * name. Uses the browser's zone data: regular yearly changes become a rule, all others are listed individually.
 */
export function toVtimezone(zone: string, from: Temporal.Instant, until: Temporal.Instant): ICAL.Component {
  const component = new ICAL.Component('vtimezone');
  component.updatePropertyWithValue('tzid', zone);
  const end = until.toZonedDateTimeISO(zone).add({ years: YEARS_AHEAD });
  const [first, ...changes] = listChanges(from.toZonedDateTimeISO(zone), end);
  component.addSubcomponent(toObservance(first));
  for (const isForward of [true, false]) {
    const alike = changes.filter((change) => change.to > change.from === isForward);
    const rule = findRule(alike, end.year);
    const single = rule ? alike.slice(0, -rule.years) : alike;
    for (const change of single) component.addSubcomponent(toObservance(change));
    const start = alike[single.length];
    if (rule && start) component.addSubcomponent(toObservance(start, rule.line));
  }
  return component;
}

/** Returns the last change before the range, and all changes within it. */
function listChanges(begin: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): [Change, ...Change[]] {
  const previous = begin.getTimeZoneTransition('previous');
  const seconds = getSeconds(begin);
  const first = previous
    ? toChange(previous)
    : { clock: begin.toPlainDateTime().subtract({ years: 1 }), from: seconds, to: seconds };
  const changes: [Change, ...Change[]] = [first];
  let next = begin.getTimeZoneTransition('next');
  while (next && Temporal.ZonedDateTime.compare(next, end) < 0) {
    changes.push(toChange(next));
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

function toChange(at: Temporal.ZonedDateTime): Change {
  const from = getSeconds(at.subtract({ nanoseconds: 1 }));
  const to = getSeconds(at);
  return { clock: at.toPlainDateTime().subtract({ seconds: to - from }), from, to };
}

function getSeconds({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  return offsetNanoseconds / 1e9;
}

/** Returns the yearly rule that the last changes follow up to the last year, and the number of years that it covers. */
function findRule(changes: readonly Change[], lastYear: number): { line: string; years: number } | undefined {
  const last = changes.at(-1);
  if (!last || last.clock.year < lastYear - 1) return undefined;
  const isSame = ({ clock, from, to }: Change, index: number) =>
    from === last.from &&
    to === last.to &&
    clock.year === last.clock.year - (changes.length - 1 - index) &&
    clock.month === last.clock.month &&
    clock.dayOfWeek === last.clock.dayOfWeek &&
    clock.toPlainTime().equals(last.clock.toPlainTime());
  let places = getPlaces(last);
  let years = 0;
  for (const [index, change] of [...changes.entries()].reverse()) {
    const common = places.filter((place) => getPlaces(change).includes(place));
    if (!isSame(change, index) || common.length === 0) break;
    places = common;
    years += 1;
  }
  if (years < RULE_YEARS) return undefined;
  const weekday = RULE_WEEKDAYS[last.clock.dayOfWeek - 1];
  return { line: `FREQ=YEARLY;BYMONTH=${last.clock.month};BYDAY=${places[0]}${weekday}`, years };
}

/** Returns the ordinals of a day among its weekdays in the month: the third, or also the last (-1). */
function getPlaces({ clock }: Change): number[] {
  const place = Math.ceil(clock.day / 7);
  return clock.day + 7 > clock.daysInMonth ? [place, -1] : [place];
}

function toObservance({ clock, from, to }: Change, rule?: string): ICAL.Component {
  const observance = new ICAL.Component(to > from ? 'daylight' : 'standard');
  const start = clock.toString({ smallestUnit: 'second' });
  observance.updatePropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(start));
  observance.updatePropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(from));
  observance.updatePropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(to));
  if (rule !== undefined) observance.updatePropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  return observance;
}
