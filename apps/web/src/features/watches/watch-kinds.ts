import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';

/** What can be watched. */
export type WatchKind = components['schemas']['WatchKind'];

type KindFacts = {
  label: string;
  /** What a new watch of this kind tells of. */
  sentence: string;
  operationId: OperationId;
  service: 'calendar' | 'drive';
};

/** The six kinds in words. */
export const watchKinds: Readonly<Record<WatchKind, KindFacts>> = {
  file: {
    label: 'A file',
    sentence: 'Notifies when its content, its properties or its access changes.',
    operationId: 'drive.files.watch',
    service: 'drive',
  },
  changes: {
    label: 'All changes of files',
    sentence: 'Notifies when anything that you can see changes, or anything in one shared drive.',
    operationId: 'drive.changes.watch',
    service: 'drive',
  },
  events: {
    label: 'Events of a calendar',
    sentence: 'Notifies when an event is created, changed or deleted.',
    operationId: 'calendar.events.watch',
    service: 'calendar',
  },
  acl: {
    label: 'Access to a calendar',
    sentence: 'Notifies when somebody gains or loses access, or gets another role.',
    operationId: 'calendar.acl.watch',
    service: 'calendar',
  },
  calendarList: {
    label: 'Your list of calendars',
    sentence: 'Notifies when a calendar in your list is added, removed or changed.',
    operationId: 'calendar.calendarList.watch',
    service: 'calendar',
  },
  settings: {
    label: 'Your calendar settings',
    sentence: 'Notifies when one of your calendar settings changes.',
    operationId: 'calendar.settings.watch',
    service: 'calendar',
  },
};

/** All kinds, in the order in which they are offered. */
export const WATCH_KINDS = ['file', 'changes', 'events', 'acl', 'calendarList', 'settings'] as const;
