import type { Step } from './run-steps.ts';

/** The packages with type checks. Each has a `tsconfig.json`. */
export const checkedPackages = [
  'packages/address-policy',
  'packages/api-client',
  'packages/data-directory',
  'packages/document-formats',
  'packages/environment',
  'packages/recurrence',
  'packages/script-manifest',
  'apps/services',
  'apps/services/src/script/web-apps/page',
  'apps/bff',
  'apps/web',
  'e2e',
];

// `tsconfig.json` of the repository includes these.
const INCLUDED = ['apps/bff', 'apps/services'];

/** All checks that do not run the product: format, lint, generated files, types, dead code. */
export const checkSteps: readonly Step[] = [
  { title: 'Format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  ...['.', ...checkedPackages.filter((path) => !INCLUDED.includes(path))].map((path) => ({
    title: `Types of ${path}`,
    command: 'tsc',
    args: ['-p', path],
  })),
  {
    title: 'Generated files match the OpenAPI documents',
    command: 'node',
    args: ['packages/api-client/scripts/generate.ts', '--check'],
  },
  { title: 'Dead code and dependencies', command: 'knip', args: [] },
];
