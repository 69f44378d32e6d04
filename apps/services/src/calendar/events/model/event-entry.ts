import type { StoredEvent } from './event.ts';
import { toInstanceId } from './instance-id.ts';
import type { Occurrence } from './occurrence.ts';

/** A list entry: a stored event or an occurrence of a stored series. */
export type EventEntry = {
  event: StoredEvent;
  occurrence?: Occurrence | undefined;
  /** Whether to write the event as cancelled because it no longer takes place in the listed times. */
  isRemoved?: boolean | undefined;
};

/** Returns the public ID of an entry. */
export function toEntryId({ event, occurrence }: EventEntry): string {
  return occurrence ? toInstanceId(event.id, occurrence.original) : event.id;
}
