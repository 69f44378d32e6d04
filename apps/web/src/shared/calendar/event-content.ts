import type { ServiceEvent } from './occurrence.ts';

/** Returns the user-defined content of an event, without its identifiers and service metadata. */
export function getContent(event: ServiceEvent): ServiceEvent {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !OF_SERVICE.has(name)));
}

const OF_SERVICE: ReadonlySet<string> = new Set<keyof ServiceEvent>([
  'kind',
  'etag',
  'id',
  'iCalUID',
  'sequence',
  'htmlLink',
  'hangoutLink',
  'created',
  'updated',
  'creator',
  'organizer',
  'recurringEventId',
  'originalStartTime',
]);
