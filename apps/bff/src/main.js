import { keepCompiled } from '@rotunda/keep-compiled';

keepCompiled(import.meta.url, { code: 'serve.ts', sources: ['.', '../../../packages/'] });
const { serve } = await import('./serve.ts');
await serve(process.argv.slice(2));
