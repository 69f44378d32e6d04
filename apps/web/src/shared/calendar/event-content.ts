import type { ServiceEvent } from './occurrence.ts';

/** What people put into an event: all of it but what names it and what the service knows of it. */
export function contentOf(event: ServiceEvent): ServiceEvent {
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
