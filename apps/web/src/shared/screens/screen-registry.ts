import {
  Activity,
  Bell,
  BellRing,
  Braces,
  Cable,
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
  ShieldCheck,
  Stamp,
  Users,
} from 'lucide-react';
import type { Screen } from './screen.ts';

/** All screens and tabs of the console, in navigation order. */
export const screenRegistry = {
  home: {
    title: 'Home',
    to: '/',
    navigation: { chord: 'h', group: 'You', icon: House },
    topics: ['index:approvals', 'index:access-requests'],
  },
  alerts: {
    title: 'Alerts',
    to: '/alerts',
    navigation: { chord: 'l', group: 'You', icon: Bell },
  },
  'alert-rules': { title: 'Alert rules', to: '/alerts/rules' },
  'alert-channels': { title: 'Alert delivery', to: '/alerts/delivery' },
  reports: { title: 'Reports', to: '/alerts/reports' },
  reviews: {
    title: 'Approvals',
    to: '/reviews',
    navigation: { chord: 'r', group: 'Review', icon: Stamp, operationId: 'drive.approvals.list' },
    topics: ['index:approvals'],
  },
  review: { title: 'Review of an approval', to: '/reviews/$fileId/$approvalId', topics: ['index:approvals'] },
  proof: { title: 'Proof of an approval', to: '/reviews/$fileId/$approvalId/proof', topics: ['index:approvals'] },
  'access-requests': {
    title: 'Access requests',
    to: '/access-requests',
    navigation: {
      chord: 'a',
      group: 'Review',
      icon: KeyRound,
      operationId: 'drive.accessproposals.list',
    },
    topics: ['index:access-requests'],
  },
  'access-review': {
    title: 'Access review',
    to: '/access-review',
    navigation: {
      group: 'Review',
      icon: ShieldCheck,
      operationId: 'drive.permissions.list',
    },
    topics: ['index:outside-access'],
  },
  processes: {
    title: 'Processes',
    to: '/processes',
    navigation: {
      chord: 'p',
      group: 'Scripts',
      icon: Activity,
      operationId: 'script.processes.list',
    },
  },
  projects: {
    title: 'Projects',
    to: '/scripts',
    navigation: { chord: 's', group: 'Scripts', icon: FileCode2, operationId: 'script.projects.get' },
    topics: ['index:projects'],
  },
  'project-overview': { title: 'Project overview', to: '/scripts/$scriptId/overview' },
  'project-code': { title: 'Project code', to: '/scripts/$scriptId/code' },
  'project-versions': {
    title: 'Project versions',
    to: '/scripts/$scriptId/versions',
    operationId: 'script.projects.versions.list',
  },
  'project-compare': { title: 'Compare versions', to: '/scripts/$scriptId/compare' },
  'project-deployments': {
    title: 'Project deployments',
    to: '/scripts/$scriptId/deployments',
    operationId: 'script.projects.deployments.list',
  },
  'project-processes': {
    title: 'Project processes',
    to: '/scripts/$scriptId/processes',
    operationId: 'script.processes.listScriptProcesses',
  },
  'project-triggers': {
    title: 'Project triggers',
    to: '/scripts/$scriptId/triggers',
    operationId: 'script.projects.triggers.list',
  },
  'project-properties': {
    title: 'Script properties',
    to: '/scripts/$scriptId/properties',
    operationId: 'script.projects.properties.list',
  },
  'project-run': { title: 'Run a function', to: '/scripts/$scriptId/run', operationId: 'script.scripts.run' },
  calendar: {
    title: 'Calendar',
    to: '/calendar/$view/$date',
    navigation: {
      chord: 'c',
      group: 'Calendars',
      icon: CalendarDays,
      operationId: 'calendar.calendarList.list',
    },
    topics: ['calendarList'],
  },
  events: {
    title: 'Events',
    to: '/events',
    navigation: { group: 'Calendars', icon: CalendarSearch, operationId: 'calendar.events.list' },
  },
  'new-event': { title: 'New event', to: '/events/new' },
  event: { title: 'Event', to: '/events/$calendarId/$eventId' },
  availability: {
    title: 'Availability',
    to: '/availability',
    navigation: {
      group: 'Calendars',
      icon: CalendarClock,
      operationId: 'calendar.freebusy.query',
    },
  },
  calendars: {
    title: 'Calendars',
    to: '/calendars',
    navigation: { group: 'Calendars', icon: CalendarCog, operationId: 'calendar.calendarList.list' },
    topics: ['calendarList'],
  },
  'calendar-details': { title: 'Calendar details', to: '/calendars/$calendarId/details', topics: ['calendarList'] },
  'calendar-access': {
    title: 'Calendar access',
    to: '/calendars/$calendarId/access',
    operationId: 'calendar.acl.list',
    topics: ['calendarList'],
  },
  'calendar-list': { title: 'Calendar list entry', to: '/calendars/$calendarId/list', topics: ['calendarList'] },
  files: {
    title: 'Files',
    to: '/files',
    navigation: {
      below: '/file/',
      chord: 'f',
      group: 'Files',
      icon: Folder,
      operationId: 'drive.files.list',
    },
    topics: ['changes'],
  },
  folder: { title: 'Folder', to: '/files/$folderId', topics: ['changes'] },
  'file-preview': { title: 'File preview', to: '/file/$fileId/preview', topics: ['file:$fileId'] },
  'file-revisions': {
    title: 'File revisions',
    to: '/file/$fileId/revisions',
    operationId: 'drive.revisions.list',
    topics: ['file:$fileId'],
  },
  'compare-revisions': { title: 'Compare revisions', to: '/file/$fileId/revisions/compare', topics: ['file:$fileId'] },
  'file-sharing': {
    title: 'File sharing',
    to: '/file/$fileId/sharing',
    operationId: 'drive.permissions.list',
    topics: ['file:$fileId'],
  },
  'file-comments': {
    title: 'File comments',
    to: '/file/$fileId/comments',
    operationId: 'drive.comments.list',
    topics: ['file:$fileId'],
  },
  'file-approvals': {
    title: 'File approvals',
    to: '/file/$fileId/approvals',
    operationId: 'drive.approvals.list',
    topics: ['file:$fileId'],
  },
  'file-labels': {
    title: 'File labels',
    to: '/file/$fileId/labels',
    operationId: 'drive.files.listLabels',
    topics: ['file:$fileId'],
  },
  drives: {
    title: 'Shared drives',
    to: '/drives',
    navigation: { chord: 'd', group: 'Files', icon: HardDrive, operationId: 'drive.drives.list' },
    topics: ['changes'],
  },
  drive: { title: 'Shared drive', to: '/drives/$driveId', topics: ['changes'] },
  'drive-members': {
    title: 'Members of a shared drive',
    to: '/drives/$driveId/members',
    operationId: 'drive.permissions.list',
    topics: ['changes'],
  },
  'legacy-drives': {
    title: 'Team drives',
    to: '/drives/legacy',
    operationId: 'drive.teamdrives.list',
    topics: ['changes'],
  },
  changes: {
    title: 'Changes',
    to: '/changes',
    navigation: { group: 'Files', icon: GitCommitVertical, operationId: 'drive.changes.list' },
  },
  activity: {
    title: 'Activity',
    to: '/activity',
    navigation: { group: 'System', icon: History, audience: 'operators' },
  },
  person: { title: 'Person', to: '/people/$email' },
  people: {
    title: 'People',
    to: '/people',
    navigation: { group: 'System', icon: Users, audience: 'operators' },
  },
  jobs: {
    title: 'Jobs',
    to: '/jobs',
    navigation: { group: 'System', icon: ListChecks },
  },
  job: { title: 'Job', to: '/jobs/$jobId' },
  watches: {
    title: 'Watches',
    to: '/watches',
    navigation: { group: 'System', icon: BellRing, operationId: 'drive.files.watch' },
  },
  connections: {
    title: 'Connections',
    to: '/connections',
    navigation: { group: 'System', icon: Cable, audience: 'operators' },
  },
  settings: { title: 'Settings', to: '/settings' },
  'settings-reviews': { title: 'Review settings', to: '/settings/reviews' },
  'settings-account': { title: 'Account', to: '/settings/account' },
  'settings-services': {
    title: 'Calendar service settings',
    to: '/settings/services',
    operationId: 'calendar.settings.list',
  },
  'settings-data': { title: 'Your data', to: '/settings/data' },
  explorer: {
    title: 'API explorer',
    to: '/explorer',
    navigation: { chord: 'x', group: 'System', icon: Braces },
  },
  coverage: { title: 'API coverage', to: '/explorer/coverage' },
  operation: { title: 'Operation', to: '/explorer/$operationId' },
} as const satisfies Readonly<Record<string, Screen>>;

/** ID of a screen or tab. */
export type ScreenId = keyof typeof screenRegistry;

/** Reports whether a text is the ID of a screen or tab. */
export function isScreenId(text: string): text is ScreenId {
  return Object.hasOwn(screenRegistry, text);
}
