import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

export const failed = sampleProcess();
export const running = sampleProcess({ processId: 'p2', functionName: 'mailDigest', processStatus: 'RUNNING' });
const report = {
  processId: 'p1',
  error: {
    type: 'TypeError',
    message: 'Cannot read the total',
    stack: [{ function: 'totalOf', file: 'Orders', lineNumber: 12 }],
  },
  logs: [{ time: '2026-11-20T10:00:03Z', level: 'INFO' as const, text: 'read 14 orders at 10:00, Orders.gs:9' }],
};

export const code: StubResponses = {
  'script.projects.deployments.list': () => ({}),
  'script.projects.getContent': () => ({ files: [{ name: 'Orders', type: 'SERVER_JS', source: '' }] }),
};
const deployed = {
  recordId: 'r1',
  deploymentId: 'deployment-1',
  action: 'created',
  origin: 'console',
  versionNumber: 3,
};
export const history = {
  'GET /api/deployment-history': () => ({ deployments: [{ ...deployed, time: '2026-11-20T09:30:00Z' }] }),
};
export const responses: StubResponses = {
  'drive.files.get': () => ({ owners: [{ displayName: 'Chen Wei', emailAddress: 'chen@example.com' }] }),
  'script.processes.list': () => ({ processes: [failed, running] }),
  'script.processes.listScriptProcesses': ({ query }) => ({
    processes: query.get('fields')?.includes('logs')
      ? [report]
      : [failed, sampleProcess({ processId: 'p0', processStatus: 'COMPLETED' })],
  }),
};
