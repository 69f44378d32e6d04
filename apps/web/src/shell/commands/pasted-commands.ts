import { CalendarClock, CalendarCog, Link2, Stamp, UserRound } from 'lucide-react';
import type { Command } from './command.ts';
import { readPastedTarget } from './pasted-target.ts';

/** Returns the target of a pasted ID or URL. Returns none for other texts. */
export function toPastedCommands(text: string, go: (href: string) => Promise<void>): Command[] {
  const target = readPastedTarget(text, window.location.origin);
  const command = (id: string, label: string, icon: Command['icon'], href: string): Command => ({
    id,
    label,
    icon,
    foundBy: text,
    run: () => void go(href),
  });
  switch (target?.kind) {
    case undefined:
      return [];
    case 'screen':
      return [command('address', `Go to ${text}`, Link2, target.href)];
    case 'event': {
      const { calendarId, eventId } = target;
      const href = `/events/${encodeURIComponent(calendarId)}/${encodeURIComponent(eventId)}`;
      return [command('event', `Open the event ${eventId} of ${calendarId}`, CalendarClock, href)];
    }
    case 'approval': {
      const { fileId, approvalId } = target;
      return [command('approval', `Open the approval ${approvalId}`, Stamp, `/reviews/${fileId}/${approvalId}`)];
    }
    case 'address': {
      const { address } = target;
      const calendar = command(
        'calendar',
        `Open the calendar ${address}`,
        CalendarCog,
        `/calendars/${encodeURIComponent(address)}/details`,
      );
      if (target.isCalendar) return [calendar];
      return [
        command('person', `Open the person ${address}`, UserRound, `/people/${encodeURIComponent(address)}`),
        calendar,
      ];
    }
    // Only the services can resolve an ID.
    case 'id':
    case 'process':
      return [];
  }
}
