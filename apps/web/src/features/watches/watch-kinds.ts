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
    sentence: 'Tells when its content, its properties or who has access to it changes.',
    operationId: 'drive.files.watch',
    service: 'drive',
  },
  changes: {
    label: 'All changes of files',
    sentence: 'Tells when anything changes that you can see, or anything in one shared drive.',
    operationId: 'drive.changes.watch',
    service: 'drive',
  },
  events: {
    label: 'Events of a calendar',
    sentence: 'Tells when an event is created, changed or removed.',
    operationId: 'calendar.events.watch',
    service: 'calendar',
  },
  acl: {
    label: 'Access to a calendar',
    sentence: 'Tells when somebody is given access, another role, or none.',
    operationId: 'calendar.acl.watch',
    service: 'calendar',
  },
  calendarList: {
    label: 'Your list of calendars',
    sentence: 'Tells when a calendar joins or leaves your list, or looks different there.',
    operationId: 'calendar.calendarList.watch',
    service: 'calendar',
  },
  settings: {
    label: 'Your calendar settings',
    sentence: 'Tells when one of your settings at the calendar service changes.',
    operationId: 'calendar.settings.watch',
    service: 'calendar',
  },
};

/** All kinds, in the order in which they are offered. */
export const WATCH_KINDS = ['file', 'changes', 'events', 'acl', 'calendarList', 'settings'] as const;
