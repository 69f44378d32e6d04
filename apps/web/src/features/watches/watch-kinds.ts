import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';

/** The kind of a watch. */
export type WatchKind = components['schemas']['WatchKind'];

type KindFacts = {
  label: string;
  /** Describes the notifications of a watch of this kind. */
  sentence: string;
  operationId: OperationId;
  service: 'calendar' | 'drive';
};

/** The texts for the six kinds. */
export const watchKinds: Readonly<Record<WatchKind, KindFacts>> = {
  file: {
    label: 'A file',
    sentence: 'Notifies of changes to content, properties and access.',
    operationId: 'drive.files.watch',
    service: 'drive',
  },
  changes: {
    label: 'All file changes',
    sentence: 'Notifies of changes to all files visible to you, or to one shared drive.',
    operationId: 'drive.changes.watch',
    service: 'drive',
  },
  events: {
    label: 'Calendar events',
    sentence: 'Notifies of created, changed and deleted events.',
    operationId: 'calendar.events.watch',
    service: 'calendar',
  },
  acl: {
    label: 'Calendar access',
    sentence: 'Notifies when someone gains access, loses access or changes role.',
    operationId: 'calendar.acl.watch',
    service: 'calendar',
  },
  calendarList: {
    label: 'Your calendar list',
    sentence: 'Notifies of calendars added, removed or changed in your list.',
    operationId: 'calendar.calendarList.watch',
    service: 'calendar',
  },
  settings: {
    label: 'Your calendar settings',
    sentence: 'Notifies of changes to your calendar settings.',
    operationId: 'calendar.settings.watch',
    service: 'calendar',
  },
};

/** All kinds, in display order. */
export const WATCH_KINDS = ['file', 'changes', 'events', 'acl', 'calendarList', 'settings'] as const;
