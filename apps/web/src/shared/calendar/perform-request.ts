import type { EventRequest } from './event-request.ts';
import { type Done, moveEvent, type Notice } from './event-writes.ts';
import { changeOccurrence, deleteOccurrence, type Scope } from './series-writes.ts';

/** What somebody says about a request: how much of a series it is about, and who is told. */
export type Answer = { scope: Scope; notice: Notice };

/** Hears how far something is that takes many calls. */
export type Report = (done: number, total: number) => void;

/** Does what is asked for; times that have no zone of their own are kept in `zone`. */
export function performRequest(
  request: EventRequest,
  { scope, notice }: Answer,
  { zone, report }: { zone: string; report: Report },
): Promise<Done> {
  const { occurrence } = request;
  const how = { scope, notice, zone, report };
  if (request.kind === 'delete') return deleteOccurrence(occurrence, how);
  if (request.kind === 'change') return changeOccurrence(occurrence, request.change, how);
  return moveEvent(occurrence.calendar.id, occurrence.event, request.destination, notice);
}
