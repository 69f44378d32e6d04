import { sampleCalendar, sampleEvent } from '../sample-events.ts';
import { sampleFile, sampleFolder } from '../sample-files.ts';
import { sampleProcess, sampleProcesses } from '../sample-processes.ts';
import type { StubResponses, StubRoutes } from '../stub-services.ts';

const PAST_WEEK = { start: { dateTime: '2025-11-24T15:00:00Z' }, end: { dateTime: '2025-11-24T15:30:00Z' } };

/** A screen for comparison: fixed data, and the text that must be present before it is checked. */
export type View = { url: string; ready: string; responses?: StubResponses; bff?: StubRoutes };

const coverage = { state: 'current', scanned: 9, total: 9, failedCount: 0, failed: [], calls: 9 };
const time = '2026-11-20T10:00:00.000Z';
const person = { name: 'Ana Duarte', email: 'ana@example.com' };

const source = 'function syncOrders() {\n  return SpreadsheetApp.getActive();\n}\n';
const files = [
  { name: 'appsscript', type: 'JSON', source: '{}' },
  { name: 'Code', type: 'SERVER_JS', source },
] as const;
const deployment = {
  deploymentId: 'deployment-1',
  deploymentConfig: { versionNumber: 3, description: 'Live' },
  updateTime: time,
};
const versions = [3, 2, 1].map((versionNumber) => ({
  scriptId: 'script-1',
  versionNumber,
  description: `Release ${versionNumber}`,
  createTime: time,
}));
const project: StubResponses = {
  'drive.files.get': () => sampleFile({ id: 'script-1', name: 'Order sync' }),
  'script.projects.get': () => ({ scriptId: 'script-1', title: 'Order sync', createTime: time, updateTime: time }),
  'script.projects.getContent': ({ query }) => ({
    scriptId: 'script-1',
    files: [files[0], { ...files[1], source: query.has('versionNumber') ? source : `${source}// newer\n` }],
  }),
  'script.projects.getMetrics': () => ({}),
  'script.projects.versions.list': () => ({ versions }),
  'script.projects.versions.get': () => versions[0] ?? {},
  'script.projects.deployments.list': () => ({ deployments: [deployment] }),
  'script.projects.deployments.get': () => deployment,
  'script.processes.listScriptProcesses': () => ({ processes: [sampleProcess()] }),
  'script.processes.list': () => ({ processes: [sampleProcess()] }),
};
const projectRoutes: StubRoutes = {
  'GET /api/pins': () => ({ places: [] }),
  'GET /api/deployment-history': () => ({ deployments: [] }),
};

const processes: StubResponses = {
  'script.processes.list': () => ({ processes: [sampleProcess({ processId: 'p0' }), ...sampleProcesses(40)] }),
  'script.processes.listScriptProcesses': () => ({ processes: [sampleProcess()] }),
  'script.projects.deployments.list': () => ({ deployments: [] }),
};
const approvals: StubRoutes = {
  'GET /api/indexes/approvals': () => ({
    rows: ['Contract.txt', 'Price list.pdf'].map((title, index) => ({
      fileId: `file-${index}`,
      approvalId: `approval-${index}`,
      title,
      status: 'IN_PROGRESS',
      initiator: person,
      reviewers: [{ ...person, response: 'NO_RESPONSE' }],
      isChangedSince: index === 1,
      createTime: time,
    })),
    all: 2,
    counts: { waiting: 2, snoozed: 0, started: 0, overdue: 1, decided: 4, all: 6 },
    coverage,
  }),
};
const requests: StubRoutes = {
  'GET /api/indexes/access-requests': () => ({
    rows: ['bo', 'chen'].map((name) => ({
      fileId: `file-${name}`,
      proposalId: `proposal-${name}`,
      title: 'Audit evidence.txt',
      requester: `${name}@example.com`,
      roles: ['writer'],
      message: 'I need this for a support case.',
      createTime: time,
    })),
    all: 2,
    coverage,
  }),
};
const drives: StubResponses = { 'drive.drives.list': () => ({ drives: [] }) };
const home: StubRoutes = {
  ...approvals,
  ...requests,
  'GET /api/pins': () => ({ places: [{ kind: 'file', targetId: 'file-1', title: 'Budget', time }] }),
  'GET /api/recents': () => ({ places: [] }),
};

/** The screens whose layouts and styles are stored. */
export const VIEWS: Readonly<Record<string, View>> = {
  home: {
    url: '/',
    ready: 'Contract.txt',
    bff: home,
    responses: {
      ...processes,
      'calendar.events.list': () => ({ items: [sampleEvent()] }),
      'calendar.settings.get': () => ({ id: 'timezone', value: 'UTC' }),
      'drive.files.list': () => ({ files: [sampleFile()] }),
      'drive.about.get': () => ({ storageQuota: { usage: '5000000000', limit: '15000000000' } }),
    },
  },
  processes: { url: '/processes', ready: 'job9', responses: processes },
  'process-panel': {
    url: '/processes?peek=p3',
    ready: 'Common causes',
    responses: { ...project, ...processes },
    bff: projectRoutes,
  },
  projects: {
    url: '/scripts',
    ready: 'Stock count',
    responses: {
      ...processes,
      'drive.files.list': () => ({
        files: ['Order sync', 'Stock count'].map((name, index) => sampleFile({ id: `script-${index}`, name })),
      }),
    },
  },
  'project-overview': {
    url: '/scripts/script-1/overview',
    ready: 'Recent failures',
    responses: project,
    bff: projectRoutes,
  },
  code: { url: '/scripts/script-1/code', ready: 'syncOrders', responses: project, bff: projectRoutes },
  versions: { url: '/scripts/script-1/versions', ready: 'Release 2', responses: project, bff: projectRoutes },
  compare: { url: '/scripts/script-1/compare?base=3', ready: 'Code.gs', responses: project, bff: projectRoutes },
  deployments: { url: '/scripts/script-1/deployments', ready: 'Live', responses: project, bff: projectRoutes },
  run: { url: '/scripts/script-1/run', ready: 'Function', responses: project, bff: projectRoutes },
  files: {
    url: '/files',
    ready: 'Release notes.txt',
    responses: { 'drive.files.list': () => ({ files: [sampleFolder('legal', 'Legal'), sampleFile()] }) },
    bff: { 'GET /api/files/uploads': () => ({ uploads: [] }) },
  },
  approvals: { url: '/reviews', ready: 'Price list.pdf', bff: approvals, responses: drives },
  'access-requests': { url: '/access-requests', ready: 'bo@example.com', bff: requests, responses: drives },
  calendar: {
    // A week in the past, because a week that includes today scrolls to the current time.
    url: '/calendar/week/2025-11-24',
    ready: 'Release review',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.events.list': () => ({ items: [sampleEvent(PAST_WEEK)] }),
      'calendar.settings.list': () => ({ items: [{ id: 'weekStart', value: '1' }] }),
      'calendar.colors.get': () => ({}),
    },
  },
};
