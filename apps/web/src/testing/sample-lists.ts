import { sampleCalendar } from './sample-events.ts';
import { sampleFile } from './sample-files.ts';
import { sampleQueue, sampleReview } from './sample-reviews.ts';
import type { StubResponses, StubRoutes } from './stub-services.ts';

const ROWS = 60;

/** A screen with a list of many rows, whose grid is called `grid`. */
type List = { url: string; grid: string; responses: StubResponses; bff?: StubRoutes };

/** Creates items numbered from `first` (default 1) to sixty. */
export const manyOf = <Resource>(make: (number: number) => Resource, first = 1): Resource[] =>
  Array.from({ length: ROWS + 1 - first }, (_, index) => make(first + index));

const project = (number: number) =>
  sampleFile({ id: `script-${number}`, name: `Project ${number}`, mimeType: 'application/vnd.google-apps.script' });

/** The screens whose rows open their own screens. */
export const sampleLists: Readonly<Record<string, List>> = {
  files: {
    url: '/files',
    grid: 'Files',
    responses: {
      'drive.files.list': () => ({
        files: manyOf((number) => sampleFile({ id: `f${number}`, name: `File ${number}` })),
      }),
      'drive.files.get': () => sampleFile(),
    },
  },
  projects: {
    url: '/scripts',
    grid: 'Projects',
    responses: {
      'drive.files.list': () => ({ files: manyOf(project) }),
      'drive.files.get': () => project(1),
      'script.processes.list': () => ({ processes: [] }),
    },
  },
  approvals: {
    url: '/reviews',
    grid: 'Approvals',
    responses: { 'drive.drives.list': () => ({ drives: [] }) },
    bff: { 'GET /api/indexes/approvals': () => sampleQueue(manyOf((number) => sampleReview(number))) },
  },
  drives: {
    url: '/drives',
    grid: 'Shared drives',
    responses: {
      'drive.drives.list': () => ({
        drives: manyOf((number) => ({ id: `drive-${number}`, name: `Drive ${number}`, capabilities: {} })),
      }),
    },
  },
  calendars: {
    url: '/calendars',
    grid: 'Calendars',
    responses: {
      'calendar.calendarList.list': () => ({
        items: manyOf((number) => sampleCalendar({ id: `team-${number}`, summary: `Team ${number}`, primary: false })),
      }),
    },
  },
};
