import { keepCompiled } from '@rotunda/keep-compiled';

keepCompiled(
  new URL('serve.ts', import.meta.url),
  ['.', '../../../packages/'].map((path) => new URL(path, import.meta.url)),
);
const { serve } = await import('./serve.ts');
await serve(process.argv.slice(2));
