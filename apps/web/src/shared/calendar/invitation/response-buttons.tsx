import { Check } from 'lucide-react';
import { useState } from 'react';
import { findOwnGuest } from '#shared/calendar/event-rights.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type InvitationResponse, type ResponseScope, respondToInvitation } from './respond.ts';

const RESPONSES = [
  { responseStatus: 'accepted', label: 'Accept' },
  { responseStatus: 'tentative', label: 'Maybe' },
  { responseStatus: 'declined', label: 'Decline' },
] as const;

type ResponseButtonsProps = {
  calendarId: string;
  event: ServiceEvent;
  scope?: ResponseScope;
  /** The comment sent with the response. If undefined, the previous one is retained. */
  comment?: string | undefined;
  /** Whether button names include the title of the event, for lists of several events. */
  isNamed?: boolean;
  disabledReason?: string | undefined;
  onResponded?: () => void;
};

/** Buttons that respond to an invitation with one press. */
export function ResponseButtons(props: ResponseButtonsProps) {
  const { calendarId, event, scope = 'one', comment, isNamed, disabledReason, onResponded } = props;
  const { run, isWriting } = useCalendarWrite();
  // The response in flight is shown immediately, and reverts if it is rejected.
  const [sent, setSent] = useState<InvitationResponse['responseStatus']>();
  const shown = sent ?? findOwnGuest(event)?.responseStatus;
  const respond = async (responseStatus: InvitationResponse['responseStatus']) => {
    setSent(responseStatus);
    const response = { responseStatus, ...(comment !== undefined && { comment }) };
    const done = await run(() => respondToInvitation(calendarId, event, response, scope));
    if (done) onResponded?.();
    await done?.shown;
    setSent(undefined);
  };
  return (
    <span className="flex flex-wrap gap-8">
      {RESPONSES.map(({ responseStatus, label }) => (
        <Button
          key={responseStatus}
          {...(isNamed && { 'aria-label': `${label}: ${event.summary ?? 'Untitled'}` })}
          aria-pressed={shown === responseStatus}
          isBusy={isWriting}
          disabledReason={disabledReason}
          data-op="calendar.events.patch"
          onPress={() => void respond(responseStatus)}
        >
          {shown === responseStatus && <Check size={14} strokeWidth={2} aria-hidden />}
          {label}
        </Button>
      ))}
    </span>
  );
}
