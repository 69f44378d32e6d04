import { keepCompiled } from '@rotunda/keep-compiled';

keepCompiled(
  new URL('all-code.ts', import.meta.url),
  ['.', '../packages/', '../apps/bff/src/', '../apps/services/src/'].map((path) => new URL(path, import.meta.url)),
);
const { start } = await import('./start.ts');
await start();
