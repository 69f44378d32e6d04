import { type ReactNode, useState } from 'react';
import { ChangeQuestion } from './change-question.tsx';
import { otherGuestCount } from './event-rights.ts';
import { type Done, moveEvent, type Notice } from './event-writes.ts';
import type { CalendarInfo, Occurrence } from './occurrence.ts';
import { changeOccurrence, deleteOccurrence, type EventChange, type Scope } from './series-writes.ts';
import { useCalendarWrite } from './use-calendar-write.ts';

/** Something to be done with an event that is there. */
export type EventRequest = { occurrence: Occurrence } & (
  | { kind: 'change'; verb: 'Move' | 'Save'; change: EventChange; guestCount?: number }
  | { kind: 'delete' }
  | { kind: 'calendar'; destination: CalendarInfo }
);

/**
 * Changes, deletes and moves events. What has to be asked first is asked: `question` is the dialog, to be put anywhere
 * on the screen. `pending` is what is asked about, on its way or not shown yet; a request resolves to what was done when
 * the service has answered. `onError` is told why it was not, in the place of a message.
 */
export function useEventChanges(zone: string) {
  const { run, isWriting } = useCalendarWrite();
  const [pending, setPending] = useState<EventRequest | undefined>(undefined);
  const [asked, setAsked] = useState<{ answer: (how: Answer | undefined) => void } | undefined>(undefined);
  const ask = (request: EventRequest): Promise<Answer | undefined> => {
    if (!needsQuestion(request)) return Promise.resolve({ scope: 'one', notice: 'none' });
    return new Promise((resolve) => setAsked({ answer: resolve }));
  };
  const request = async (next: EventRequest, onError?: (error: Error) => void): Promise<Done | undefined> => {
    setPending(next);
    const answer = await ask(next);
    setAsked(undefined);
    const done = answer && (await run(() => perform(next, answer, zone), onError));
    // Another one may have been asked for while this one was on its way.
    const forget = () => setPending((current) => (current === next ? undefined : current));
    if (done) void done.shown.finally(forget);
    else forget();
    return done;
  };
  const question: ReactNode = asked && pending && (
    <ChangeQuestion
      verb={verbOf(pending)}
      operationId={OPERATIONS[pending.kind]}
      occurrence={pending.occurrence}
      change={pending.kind === 'change' ? pending.change : undefined}
      zone={zone}
      guestCount={guestCountOf(pending)}
      onAnswer={(scope, notice) => asked.answer({ scope, notice })}
      onClose={() => asked.answer(undefined)}
    />
  );
  return { request, pending, question, isWriting };
}

const OPERATIONS = {
  change: 'calendar.events.patch',
  delete: 'calendar.events.delete',
  calendar: 'calendar.events.move',
} as const;

type Answer = { scope: Scope; notice: Notice };

function perform(request: EventRequest, { scope, notice }: Answer, zone: string): Promise<Done> {
  const { occurrence } = request;
  const how = { scope, notice, zone };
  if (request.kind === 'delete') return deleteOccurrence(occurrence, how);
  if (request.kind === 'change') return changeOccurrence(occurrence, request.change, how);
  return moveEvent(occurrence.calendar.id, occurrence.event, request.destination, notice);
}

function needsQuestion(request: EventRequest): boolean {
  const isSeries = request.kind !== 'calendar' && request.occurrence.event.recurringEventId !== undefined;
  return isSeries || guestCountOf(request) > 0;
}

function guestCountOf(request: EventRequest): number {
  const count = otherGuestCount(request.occurrence.event);
  return request.kind === 'change' ? (request.guestCount ?? count) : count;
}

function verbOf(request: EventRequest): string {
  if (request.kind === 'delete') return 'Delete';
  return request.kind === 'change' ? request.verb : 'Move';
}
