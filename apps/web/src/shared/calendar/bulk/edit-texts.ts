import { findOwnGuest } from '#shared/calendar/event-rights.ts';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventChange } from '#shared/calendar/series/event-change.ts';
import { formatDays, formatTime, formatZone } from '#shared/calendar/time-text.ts';
import type { EventEdit } from './event-edit.ts';

/** The changed part of an event, before and after. */
export type BeforeAfter = { before: string; after: string };

const RESPONSES = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Maybe',
  needsAction: 'No response',
} as const;

const VISIBILITIES: Readonly<Record<string, string>> = {
  default: 'Calendar default',
  public: 'Public',
  private: 'Private',
  confidential: 'Confidential',
};

/** Returns the label of an event's visibility. */
export function formatVisibility(visibility = 'default'): string {
  return VISIBILITIES[visibility] ?? visibility;
}

/** Describes the edit of one event. */
export function editTexts(
  edit: EventEdit,
  occurrence: Occurrence,
  change: EventChange | undefined,
  { zone, colorName }: { zone: string; colorName: (colorId: string) => string },
): BeforeAfter {
  const { event, calendar } = occurrence;
  switch (edit.kind) {
    case 'shift':
    case 'time': {
      const after = formatWhen(occurrence, change?.time ?? occurrence.time, zone);
      const named = edit.kind === 'time' && edit.zone ? `${after} (${edit.zone})` : after;
      return { before: formatWhen(occurrence, occurrence.time, zone), after: named };
    }
    case 'calendar':
      return { before: calendar.name, after: edit.destination.name };
    case 'guests':
      return formatGuestChange(occurrence, change);
    case 'response':
      return { before: RESPONSES[getResponse(occurrence)], after: RESPONSES[edit.response] };
    case 'color':
      return { before: colorName(event.colorId ?? ''), after: edit.name };
    case 'visibility':
      return { before: formatVisibility(event.visibility), after: formatVisibility(edit.visibility) };
    case 'cancel':
      return { before: formatWhen(occurrence, occurrence.time, zone), after: 'Cancelled' };
    case 'restore':
      return { before: 'Deleted', after: 'Restored' };
  }
}

function getResponse({ event }: Occurrence): keyof typeof RESPONSES {
  const status = findOwnGuest(event)?.responseStatus ?? 'needsAction';
  return status in RESPONSES ? (status as keyof typeof RESPONSES) : 'needsAction';
}

function formatGuestChange({ event }: Occurrence, change: EventChange | undefined): BeforeAfter {
  const before = (event.attendees ?? []).flatMap(({ email }) => email ?? []);
  const after = (change?.patch.attendees ?? []).flatMap(({ email }) => email ?? []);
  const gone = before.filter((email) => !after.includes(email));
  const added = after.filter((email) => !before.includes(email));
  return {
    before: gone.length > 0 ? gone.join(', ') : 'Not invited',
    after: added.length > 0 ? added.join(', ') : 'Removed',
  };
}

function formatWhen(occurrence: Occurrence, time: EventTime, zone: string): string {
  const text = `${formatDays({ time }, zone)}, ${formatTime({ ...occurrence, time }, zone)}`;
  return time.isAllDay ? text : `${text} ${formatZone(time.start, zone)}`;
}
