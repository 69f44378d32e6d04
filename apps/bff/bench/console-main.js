import { keepCompiled } from '@rotunda/keep-compiled';

// As the program itself does: what is measured are not the types that were stripped.
keepCompiled(
  new URL('../src/serve.ts', import.meta.url),
  ['../src/', '../../../packages/'].map((path) => new URL(path, import.meta.url)),
);
await import('./unlimited-console.ts');
