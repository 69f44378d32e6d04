import type { StoredEvent } from './event.ts';
import { toInstanceId } from './instance-id.ts';
import type { Occurrence } from './occurrence.ts';

/** An event as it is listed: a stored one, or an occurrence of a stored series. */
export type EventEntry = {
  event: StoredEvent;
  occurrence?: Occurrence | undefined;
  /** It is written as cancelled: in the times that are listed it does not take place any more. */
  isGone?: boolean | undefined;
};

/** The id that clients know an entry by. */
export function toEntryId({ event, occurrence }: EventEntry): string {
  return occurrence ? toInstanceId(event.id, occurrence.original) : event.id;
}
