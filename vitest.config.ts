import { defineConfig } from 'vitest/config';
import { flakyTestReporter } from './scripts/flaky-test-reporter.ts';

// Retried tests are listed at the end of the run, so that they can be fixed.
const retry = process.env.CI === undefined ? 0 : 1;
// A larger young generation saves a tenth of the time, because it is collected less often.
const execArgv = ['--min-semi-space-size=16', '--max-semi-space-size=64'];
// Test files of one worker share their modules. Importing all operations for each file took a quarter of the time.
const onNode = {
  environment: 'node',
  isolate: false,
  execArgv,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry,
} as const;
// Node strips the types itself. Transforming the code took a sixth of the processor time.
const onNodeAlone = { ...onNode, experimental: { viteModuleRunner: false, nodeLoader: false } } as const;
const excluded = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    // Together with the tests of components, which run at the same time, two workers use two cores.
    maxWorkers: 2,
    reporters: ['default', flakyTestReporter],
    projects: [
      'apps/*/vitest.config.ts',
      {
        test: {
          name: 'node',
          include: ['{scripts,tools,packages,apps/services,apps/bff,apps/web/build}/**/*.test.ts'],
          // Kills processes hundreds of times, so only `pnpm test:faults` runs it. `restarted-uploads.test.ts` kills once.
          exclude: [...excluded, 'apps/services/tests/kill.test.ts'],
          ...onNodeAlone,
        },
      },
      {
        // Tests of modules that need no browser. Tests that need one but render nothing are named `*.browser.test.ts`.
        test: {
          name: 'web-node',
          include: ['apps/web/src/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          setupFiles: ['apps/web/src/testing/setup-without-browser.ts'],
          ...onNode,
          execArgv: [...execArgv, '--experimental-webstorage', '--disable-warning=ExperimentalWarning'],
          env: { TZ: 'UTC' },
        },
      },
      {
        // Runs tests of the BFF on PostgreSQL. Excluded are tests that store nothing, and tests whose queries are covered by others;
        // `pnpm test:faults` runs the latter, too.
        test: {
          name: 'postgres',
          include: ['apps/bff/tests/**/*.test.ts'],
          exclude: [
            ...excluded,
            'apps/bff/tests/{backchannel-logout,connections,console-requests,content-access,doctor,documents,downloads,errors,idle,main,observability,openid-providers,outbound-proxy,policy,postgres-tls,preflight,private-authority,proxy,replicas,request-bodies,retries,service-calls,sign-in-failures,simulation,start,step-up}.test.ts',
            'apps/bff/tests/faults/**',
            ...(process.env.ALL_ON_POSTGRES
              ? []
              : [
                  'apps/bff/tests/{approval-evidence,approval-history,audit,audit-record-format,base-path,channel-endings,connection-report,content-addresses,decision-times-migration,delayed-calls,early-disconnects,etag-migration,feature-documents,forged-rows,handed-over-alerts,hooks,indexes-of-people,invitation-responses,job-preconditions,job-runs,jobs,keys,large-indexes,limits,links,live,live-polling,live-status,node-version,page-session,pinned-revisions,proxied-addresses,proxied-bodies,quota,refused-credentials,request-hosts,request-log,roles,row-seals-migration,script-properties,session,session-requests,sessions-of-others,sign-in,stopped-processes,telemetry,unknown-paths,upgrade,upload-calls,uploads}.test.ts',
                ]),
          ],
          globalSetup: 'apps/bff/src/testing/databases/postgres-setup.ts',
          ...onNodeAlone,
        },
      },
    ],
  },
});
