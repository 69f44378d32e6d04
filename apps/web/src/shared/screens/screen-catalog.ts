import type { LinkProps } from '@tanstack/react-router';

/** A place of the console with an address of its own. */
type CatalogScreen = {
  title: string;
  /** Its route; what stands after `$` is the id of something. */
  to: NonNullable<LinkProps['to']>;
};

/** Every screen and tab of the console. */
export const screenCatalog = {
  home: { title: 'Home', to: '/' },
  reviews: { title: 'Approvals', to: '/reviews' },
  review: { title: 'Review of an approval', to: '/reviews/$fileId/$approvalId' },
  proof: { title: 'Proof of an approval', to: '/reviews/$fileId/$approvalId/proof' },
  'access-requests': { title: 'Access requests', to: '/access-requests' },
  processes: { title: 'Processes', to: '/processes' },
  projects: { title: 'Script projects', to: '/scripts' },
  'project-overview': { title: 'Project overview', to: '/scripts/$scriptId/overview' },
  'project-code': { title: 'Project code', to: '/scripts/$scriptId/code' },
  'project-versions': { title: 'Project versions', to: '/scripts/$scriptId/versions' },
  'project-compare': { title: 'Compare versions', to: '/scripts/$scriptId/compare' },
  'project-deployments': { title: 'Project deployments', to: '/scripts/$scriptId/deployments' },
  'project-processes': { title: 'Project processes', to: '/scripts/$scriptId/processes' },
  'project-run': { title: 'Run a function', to: '/scripts/$scriptId/run' },
  calendar: { title: 'Calendar', to: '/calendar/$view/$date' },
  events: { title: 'Events', to: '/events' },
  'new-event': { title: 'New event', to: '/events/new' },
  event: { title: 'Event', to: '/events/$calendarId/$eventId' },
  availability: { title: 'Availability', to: '/availability' },
  calendars: { title: 'Calendars', to: '/calendars' },
  'calendar-details': { title: 'Calendar details', to: '/calendars/$calendarId/details' },
  'calendar-access': { title: 'Calendar access', to: '/calendars/$calendarId/access' },
  'calendar-list': { title: 'Calendar list entry', to: '/calendars/$calendarId/list' },
  files: { title: 'Files', to: '/files' },
  folder: { title: 'Folder', to: '/files/$folderId' },
  'file-preview': { title: 'File preview', to: '/file/$fileId/preview' },
  'file-revisions': { title: 'File revisions', to: '/file/$fileId/revisions' },
  'compare-revisions': { title: 'Compare revisions', to: '/file/$fileId/revisions/compare' },
  'file-sharing': { title: 'File sharing', to: '/file/$fileId/sharing' },
  'file-comments': { title: 'File comments', to: '/file/$fileId/comments' },
  'file-approvals': { title: 'File approvals', to: '/file/$fileId/approvals' },
  'file-labels': { title: 'File labels', to: '/file/$fileId/labels' },
  drives: { title: 'Shared drives', to: '/drives' },
  drive: { title: 'Shared drive', to: '/drives/$driveId' },
  'drive-members': { title: 'Members of a shared drive', to: '/drives/$driveId/members' },
  'legacy-drives': { title: 'Team drives', to: '/drives/legacy' },
  changes: { title: 'Changes', to: '/changes' },
  activity: { title: 'Activity', to: '/activity' },
  jobs: { title: 'Jobs', to: '/jobs' },
  job: { title: 'Job', to: '/jobs/$jobId' },
  watches: { title: 'Watches', to: '/watches' },
  people: { title: 'People', to: '/people' },
  person: { title: 'Person', to: '/people/$email' },
  settings: { title: 'Settings', to: '/settings' },
  'settings-reviews': { title: 'Review settings', to: '/settings/reviews' },
  'settings-account': { title: 'Account', to: '/settings/account' },
  'settings-services': { title: 'Calendar service settings', to: '/settings/services' },
  'settings-data': { title: 'Your data', to: '/settings/data' },
  explorer: { title: 'API explorer', to: '/explorer' },
  coverage: { title: 'API coverage', to: '/explorer/coverage' },
  operation: { title: 'Operation', to: '/explorer/$operationId' },
} as const satisfies Readonly<Record<string, CatalogScreen>>;

/** Name of a screen or tab. */
export type ScreenId = keyof typeof screenCatalog;

/** Whether a text names a screen or tab. */
export function isScreenId(text: string): text is ScreenId {
  return Object.hasOwn(screenCatalog, text);
}
