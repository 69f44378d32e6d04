import { keepCompiled } from '@rotunda/keep-compiled';

// As the program itself does: what is measured are not the types that were stripped.
keepCompiled(import.meta.url, { code: '../src/serve.ts', sources: ['../src/', '../../../packages/'] });
await import('./unlimited-console.ts');
