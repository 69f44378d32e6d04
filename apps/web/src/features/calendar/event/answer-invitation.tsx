import { ownGuest } from '#shared/calendar/event-rights.ts';
import { answerInvitation } from '#shared/calendar/event-writes.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';

const ANSWERS = [
  { status: 'accepted', label: 'Accept' },
  { status: 'tentative', label: 'Maybe' },
  { status: 'declined', label: 'Decline' },
] as const;

/** The person's own answer to an invitation; nothing for events that they are not invited to. */
export function AnswerInvitation({ occurrence: { calendar, event } }: { occurrence: Occurrence }) {
  const session = useSession();
  const { run, isWriting } = useCalendarWrite();
  const own = ownGuest(event);
  if (!own || own.organizer || !mayCall(session, 'calendar.events.patch')) return null;
  return (
    <section
      aria-label="Your response"
      className="flex flex-wrap items-center gap-8 rounded-card border border-line p-12"
    >
      <span className="mr-auto font-medium">Going?</span>
      {ANSWERS.map(({ status, label }) => (
        <Button
          key={status}
          aria-pressed={own.responseStatus === status}
          kind={own.responseStatus === status ? 'primary' : 'secondary'}
          isBusy={isWriting}
          data-op="calendar.events.patch"
          onPress={() => void run(() => answerInvitation(calendar.id, event, { responseStatus: status }))}
        >
          {label}
        </Button>
      ))}
    </section>
  );
}
