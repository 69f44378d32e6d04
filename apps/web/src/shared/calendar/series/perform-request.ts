import { moveEvent, type Notice, quoteTitle, type WriteResult } from '#shared/calendar/event-writes.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { withRollback } from '#shared/calendar/partial-failure-error.ts';
import type { EventChange, Scope } from './event-change.ts';
import type { EventRequest } from './event-request.ts';
import { changeOccurrence, deleteOccurrence } from './series-writes.ts';

/** The user's options for a request: the affected part of a series, and whom to notify. */
export type ChangeOptions = { scope: Scope; notice: Notice };

/** Reports the progress of an operation with many calls. */
export type Report = (done: number, total: number) => void;

/** Executes a request. Times without a zone of their own are stored in `zone`. */
export function performRequest(
  request: EventRequest,
  { scope, notice }: ChangeOptions,
  { zone, report }: { zone: string; report: Report },
): Promise<WriteResult> {
  const { occurrence } = request;
  const how = { scope, notice, zone, report };
  if (request.kind === 'delete') return deleteOccurrence(occurrence, how);
  if (request.kind === 'change') return changeOccurrence(occurrence, request.change, how);
  const move = () => moveEvent(occurrence.calendar.id, occurrence.event, request.destination, notice);
  return request.change ? changeAndMove(occurrence, request.change, { how, move }) : move();
}

async function changeAndMove(
  occurrence: Occurrence,
  change: EventChange,
  { how, move }: { how: Parameters<typeof changeOccurrence>[2]; move: () => Promise<WriteResult> },
): Promise<WriteResult> {
  // Guests are notified only once, by the move, which comes last.
  const changed = await changeOccurrence(occurrence, change, { ...how, scope: 'one', notice: 'none' });
  const back = changed.undo ?? (() => Promise.resolve());
  const partialState = `${quoteTitle(occurrence.event)} was moved to the new time, but is still in ${occurrence.calendar.name}`;
  const moved = await withRollback(move, back, partialState);
  const undo = async () => {
    await moved.undo?.();
    await back();
  };
  return { ...changed, ...moved, undo };
}
