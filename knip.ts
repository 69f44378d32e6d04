import { operations } from './packages/api-client/src/generated/operations.gen.ts';

const toKebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// The services find a handler by the operation id, never by an import, so each possible handler file is an entry.
const handlerFiles = Object.keys(operations).map((id) => `src/${id.split('.').map(toKebab).join('/')}.ts`);

export default {
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'tools/**/*.test.ts'],
      project: ['scripts/**/*.ts', 'tools/**/*.ts'],
      // tsc: `@typescript/native` is the compiler, `typescript` the API that tools load.
      ignoreDependencies: ['node', '@typescript/native', 'typescript'],
      ignoreBinaries: ['apt-get'],
    },
    'apps/services': {
      entry: ['src/main.ts', ...handlerFiles, 'src/demo/seed-*.ts', '{src,tests}/**/*.test.ts'],
      project: ['{src,tests}/**/*.ts'],
    },
    'apps/bff': { entry: ['src/main.ts', '{src,tests}/**/*.test.ts'], project: ['{src,tests}/**/*.ts'] },
    'apps/web': {
      entry: ['src/main.tsx', 'src/routes/**/*.tsx', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/api-client': { entry: ['scripts/generate.ts', 'src/**/*.test.ts'], project: ['{src,scripts}/**/*.ts'] },
    e2e: { entry: ['playwright.config.ts', 'specs/**/*.spec.ts'], project: ['**/*.ts'] },
  },
};
