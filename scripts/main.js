import { keepCompiled } from '@rotunda/keep-compiled';

keepCompiled(import.meta.url, {
  code: 'start.ts',
  sources: ['.', '../packages/', '../apps/bff/src/', '../apps/services/src/'],
});
const { start } = await import('./start.ts');
await start();
