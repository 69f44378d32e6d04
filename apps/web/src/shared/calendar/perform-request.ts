import type { EventRequest } from './event-request.ts';
import { type Done, moveEvent, type Notice } from './event-writes.ts';
import { changeOccurrence, deleteOccurrence, type Scope } from './series-writes.ts';

/** What somebody says about a request: how much of a series it is about, and who is told. */
export type Answer = { scope: Scope; notice: Notice };

/** Does what is asked for; times that have no zone of their own are kept in `zone`. */
export function performRequest(request: EventRequest, { scope, notice }: Answer, zone: string): Promise<Done> {
  const { occurrence } = request;
  const how = { scope, notice, zone };
  if (request.kind === 'delete') return deleteOccurrence(occurrence, how);
  if (request.kind === 'change') return changeOccurrence(occurrence, request.change, how);
  return moveEvent(occurrence.calendar.id, occurrence.event, request.destination, notice);
}
