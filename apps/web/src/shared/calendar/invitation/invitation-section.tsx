import { useState } from 'react';
import { findOwnGuest } from '#shared/calendar/event-rights.ts';
import { TimeFields } from '#shared/calendar/fields/time-fields.tsx';
import { readTimeForm, type TimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';
import { isSameTime } from '#shared/calendar/is-same-time.ts';
import type { EventTime, Occurrence } from '#shared/calendar/occurrence.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { canRespond } from './can-respond.ts';
import type { ResponseScope } from './respond.ts';
import { ResponseButtons } from './response-buttons.tsx';
import { readProposal, writeProposal } from './time-proposal.ts';

type InvitationSectionProps = {
  occurrence: Occurrence;
  /** The zone for proposed times. */
  zone: string;
};

/**
 * The user's response to an invitation, with a note and a proposed time. Renders nothing for events without an invitation for the
 * user.
 */
export function InvitationSection({ occurrence, zone }: InvitationSectionProps) {
  const session = useSession();
  if (!canRespond(session, occurrence)) return null;
  return <Invitation key={occurrence.key} occurrence={occurrence} zone={zone} />;
}

const SCOPES = [
  { value: 'one', label: 'This event' },
  { value: 'series', label: 'All events of the series' },
] as const;

function Invitation({ occurrence, zone }: InvitationSectionProps) {
  const { calendar, event, time } = occurrence;
  const sent = readProposal(findOwnGuest(event)?.comment ?? '');
  const [scope, setScope] = useState<ResponseScope>('one');
  const [note, setNote] = useState<string | undefined>(undefined);
  const [proposed, setProposed] = useState<TimeForm | undefined>(undefined);
  const isOpen = note !== undefined;
  const close = () => {
    setNote(undefined);
    setProposed(undefined);
  };
  const read = proposed && readTimeForm(proposed);
  const isIncomplete = read !== undefined && ('problem' in read || read.isAllDay);
  return (
    <section aria-label="Your response" className="flex flex-col gap-12 rounded-card border border-line p-12">
      <div className="flex flex-wrap items-center gap-8">
        <span className="mr-auto font-medium">Going?</span>
        <ResponseButtons
          calendarId={calendar.id}
          event={event}
          scope={scope}
          comment={isOpen ? toComment(note, proposed, time) : undefined}
          disabledReason={isIncomplete ? 'Enter complete times first.' : undefined}
          onResponded={close}
        />
      </div>
      {event.recurringEventId !== undefined && (
        <RadioChoice label="Respond to" options={SCOPES} value={scope} onChange={setScope} />
      )}
      {isOpen ? (
        <>
          <TextField
            label="Note to the organizer"
            description="Sent with your response. Guests of the event can read it."
            rows={2}
            maxLength={1000}
            autoFocus
            value={note}
            onChange={setNote}
          />
          {proposed && <TimeFields form={proposed} onChange={setProposed} isTimed />}
          <div className="flex flex-wrap gap-8">
            {!time.isAllDay && (
              <Button onPress={() => setProposed(proposed ? undefined : toTimeForm(time, zone))}>
                {proposed ? 'Remove the proposed time' : 'Propose another time'}
              </Button>
            )}
            <Button kind="quiet" onPress={close}>
              Close
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-8">
          <Button kind="quiet" onPress={() => setNote(sent.note)}>
            {sent.note === '' ? 'Add a note' : 'Edit your note'}
          </Button>
          {!time.isAllDay && (
            <Button
              kind="quiet"
              onPress={() => {
                setNote(sent.note);
                setProposed(toTimeForm(sent.proposal ? toTime(sent.proposal) : time, zone));
              }}
            >
              Propose another time
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function toTime({ start, end }: { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime }) {
  return { isAllDay: false, start: start.toInstant(), end: end.toInstant() } as const;
}

/**
 * Returns the comment for a note and a proposed time. Returns only the note if the time is incomplete, or equals the event's
 * time.
 */
function toComment(note: string, proposed: TimeForm | undefined, now: EventTime): string {
  const time = proposed && readTimeForm(proposed);
  if (!proposed || !time || 'problem' in time || time.isAllDay || isSameTime(time, now)) return note.trim();
  const start = time.start.toZonedDateTimeISO(proposed.zone);
  return writeProposal({ start, end: time.end.toZonedDateTimeISO(proposed.zone) }, note);
}
