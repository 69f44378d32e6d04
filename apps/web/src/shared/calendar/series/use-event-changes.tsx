import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { countOtherGuests } from '#shared/calendar/event-rights.ts';
import type { WriteResult } from '#shared/calendar/event-writes.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { Part, WindowPart } from '#ui/loading/part.tsx';
import type { EventRequest } from './event-request.ts';
import type { ChangeOptions, Report } from './perform-request.ts';

// Lazy-loaded in the background or when a question is needed, because it is not needed to show events.
const ChangeQuestion = lazyComponent(() => import('./change-question.tsx'), 'ChangeQuestion');
const WriteProgress = lazyComponent(() => import('./write-progress.tsx'), 'WriteProgress');
const loadPerform = () => import('./perform-request.ts');

/**
 * Returns functions that change, delete and move events. Asks for required options first: `question` is the dialog, including the
 * progress of long changes, and can be rendered anywhere on the screen. `pending` is the request being confirmed, in flight, or
 * not shown yet. A request resolves to its result once the service has responded. `onError` receives the error in place of a
 * message.
 */
export function useEventChanges(zone: string) {
  const { run, isWriting } = useCalendarWrite();
  const [pending, setPending] = useState<EventRequest | undefined>(undefined);
  const [asked, setAsked] = useState<{ answer: (how: ChangeOptions | undefined) => void } | undefined>(undefined);
  const [progress, setProgress] = useState<{ done: number; total: number } | undefined>(undefined);
  useEffect(() => void loadPerform(), []);
  const ask = (request: EventRequest): Promise<ChangeOptions | undefined> => {
    if (!needsQuestion(request)) return Promise.resolve({ scope: 'one', notice: 'none' });
    return new Promise((resolve) => setAsked({ answer: resolve }));
  };
  const request = async (next: EventRequest, onError?: (error: Error) => void): Promise<WriteResult | undefined> => {
    setPending(next);
    const answer = await ask(next);
    setAsked(undefined);
    const report: Report = (done, total) => setProgress({ done, total });
    const done = answer && (await run(() => perform(next, answer, { zone, report }), onError));
    setProgress(undefined);
    // Another request may have been made while this one was in flight.
    const forget = () => setPending((current) => (current === next ? undefined : current));
    if (done) void done.shown.finally(forget);
    else forget();
    return done;
  };
  const question: ReactNode = (
    <>
      {asked && pending && (
        <WindowPart onClose={() => asked.answer(undefined)}>
          <ChangeQuestion
            verb={getVerb(pending)}
            operationId={OPERATIONS[pending.kind]}
            occurrence={pending.occurrence}
            change={pending.kind === 'change' ? pending.change : undefined}
            zone={zone}
            guestCount={getGuestCount(pending)}
            onAnswer={(scope, notice) => asked.answer({ scope, notice })}
            onClose={() => asked.answer(undefined)}
          />
        </WindowPart>
      )}
      {progress && (
        <Part>
          <WriteProgress {...progress} />
        </Part>
      )}
    </>
  );
  return { request, pending, question, isWriting };
}

const OPERATIONS = {
  change: 'calendar.events.patch',
  delete: 'calendar.events.delete',
  calendar: 'calendar.events.move',
} as const;

async function perform(
  request: EventRequest,
  answer: ChangeOptions,
  how: { zone: string; report: Report },
): Promise<WriteResult> {
  const { performRequest } = await loadPerform();
  return performRequest(request, answer, how);
}

function needsQuestion(request: EventRequest): boolean {
  const isSeries = request.kind !== 'calendar' && request.occurrence.event.recurringEventId !== undefined;
  return isSeries || getGuestCount(request) > 0;
}

function getGuestCount(request: EventRequest): number {
  const count = countOtherGuests(request.occurrence.event);
  return request.kind === 'change' ? (request.guestCount ?? count) : count;
}

function getVerb(request: EventRequest): string {
  if (request.kind === 'delete') return 'Delete';
  return request.kind === 'change' ? request.verb : 'Move';
}
