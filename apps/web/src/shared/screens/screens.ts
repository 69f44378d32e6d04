import type { OperationId } from '@rotunda/api-client/operations';
import type { Role } from '@rotunda/api-client/roles';
import {
  Activity,
  BellRing,
  Braces,
  CalendarClock,
  CalendarCog,
  CalendarDays,
  CalendarSearch,
  FileCode2,
  Folder,
  GitCommitVertical,
  HardDrive,
  History,
  House,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Stamp,
  Users,
} from 'lucide-react';
import type { Rights } from '#shared/session/remembered-rights.ts';

/** A screen that the navigation leads to. */
export type Screen = {
  to:
    | '/'
    | '/access-requests'
    | '/availability'
    | '/reviews'
    | '/processes'
    | '/scripts'
    | '/calendar'
    | '/events'
    | '/calendars'
    | '/files'
    | '/drives'
    | '/activity'
    | '/changes'
    | '/jobs'
    | '/people'
    | '/watches'
    | '/explorer';
  /** Where the addresses of what the screen leads to begin, when not as its own. */
  below?: string;
  label: string;
  group: string;
  icon: LucideIcon;
  /** Second key after `g`. */
  chord?: string;
  /** The call without which the screen shows nothing; absent where the console itself answers. */
  operationId?: OperationId;
  /** The role that the console asks for; every role when absent. */
  role?: Role;
};

/** Whether a screen shows anything to the person. */
export function isOpenTo({ operations, roles }: Rights, { operationId, role }: Screen): boolean {
  return (operationId === undefined || operations.has(operationId)) && (role === undefined || roles.includes(role));
}

/** The screen that a path leads to or into: one event belongs to the events. Undefined where the table has none. */
export function findScreen(path: string): Screen | undefined {
  return screens.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)));
}

/** The screen at a path that the person's role leaves nothing of; undefined where there is something to see. */
export function findForbiddenScreen(rights: Rights, path: string): Screen | undefined {
  const screen = findScreen(path);
  return screen && !isOpenTo(rights, screen) ? screen : undefined;
}

/** Every screen, in the order of the navigation. */
export const screens: readonly Screen[] = [
  { to: '/', chord: 'h', label: 'Home', group: 'You', icon: House },
  {
    to: '/reviews',
    chord: 'r',
    label: 'Approvals',
    group: 'Review',
    icon: Stamp,
    operationId: 'drive.approvals.list',
  },
  {
    to: '/access-requests',
    chord: 'a',
    label: 'Access requests',
    group: 'Review',
    icon: KeyRound,
    operationId: 'drive.accessproposals.list',
  },
  {
    to: '/processes',
    chord: 'p',
    label: 'Processes',
    group: 'Scripts',
    icon: Activity,
    operationId: 'script.processes.list',
  },
  {
    to: '/scripts',
    chord: 's',
    label: 'Projects',
    group: 'Scripts',
    icon: FileCode2,
    operationId: 'script.projects.get',
  },
  {
    to: '/calendar',
    chord: 'c',
    label: 'Calendar',
    group: 'Calendars',
    icon: CalendarDays,
    operationId: 'calendar.calendarList.list',
  },
  {
    to: '/events',
    label: 'Events',
    group: 'Calendars',
    icon: CalendarSearch,
    operationId: 'calendar.events.list',
  },
  {
    to: '/availability',
    label: 'Availability',
    group: 'Calendars',
    icon: CalendarClock,
    operationId: 'calendar.freebusy.query',
  },
  {
    to: '/calendars',
    label: 'Calendars',
    group: 'Calendars',
    icon: CalendarCog,
    operationId: 'calendar.calendarList.list',
  },
  {
    to: '/files',
    below: '/file/',
    chord: 'f',
    label: 'Files',
    group: 'Files',
    icon: Folder,
    operationId: 'drive.files.list',
  },
  {
    to: '/drives',
    chord: 'd',
    label: 'Shared drives',
    group: 'Files',
    icon: HardDrive,
    operationId: 'drive.drives.list',
  },
  {
    to: '/changes',
    label: 'Changes',
    group: 'Files',
    icon: GitCommitVertical,
    operationId: 'drive.changes.list',
  },
  { to: '/activity', label: 'Activity', group: 'System', icon: History, role: 'operator' },
  { to: '/people', label: 'People', group: 'System', icon: Users, role: 'operator' },
  { to: '/jobs', label: 'Jobs', group: 'System', icon: ListChecks },
  { to: '/watches', label: 'Watches', group: 'System', icon: BellRing, operationId: 'drive.files.watch' },
  { to: '/explorer', chord: 'x', label: 'API explorer', group: 'System', icon: Braces },
];
