import { sampleFile } from './sample-files.ts';
import type { StubResponses } from './stub-services.ts';

const record = (day: number, versionNumber: number) => ({
  recordId: `record-${day}`,
  deploymentId: 'live',
  action: 'updated',
  origin: 'console',
  time: `2026-11-0${day}T00:00:00.000Z`,
  versionNumber,
});

export const deploymentHistory = {
  'GET /api/deployment-history': () => ({ deployments: [record(5, 3), record(3, 2), record(1, 1)] }),
};

const runs = (failed: number, others: number) => ({
  processes: [
    ...Array.from({ length: failed }, () => ({ processStatus: 'FAILED' as const })),
    ...Array.from({ length: others }, () => ({ processStatus: 'COMPLETED' as const })),
  ],
});

export const deploymentResponses: StubResponses = {
  'script.projects.get': () => ({ scriptId: 'orders', title: 'Order sync' }),
  'drive.files.get': () => sampleFile({ id: 'orders' }),
  'drive.approvals.list': () => ({}),
  'script.projects.getContent': () => ({ scriptId: 'orders', files: [] }),
  'script.projects.versions.list': () => ({
    versions: [3, 2, 1].map((versionNumber) => ({ scriptId: 'orders', versionNumber })),
  }),
  'script.projects.deployments.list': () => ({
    deployments: [{ deploymentId: 'live', deploymentConfig: { versionNumber: 3, description: 'Live' } }],
  }),
  'script.projects.deployments.get': () => ({
    deploymentId: 'live',
    deploymentConfig: { versionNumber: 3, description: 'Live' },
  }),
  'script.processes.listScriptProcesses': ({ query }) => {
    if (query.getAll('scriptProcessFilter.statuses').length > 0) return {};
    const from = query.get('scriptProcessFilter.startTime') ?? '';
    return from.startsWith('2026-11-05') ? runs(1, 4) : from.startsWith('2026-11-03') ? runs(6, 2) : runs(0, 9);
  },
};
