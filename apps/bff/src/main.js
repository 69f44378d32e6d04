import { enableCompileCache } from 'node:module';

enableCompileCache();
const { serve } = await import('./app/serve.ts');
await serve(process.argv.slice(2));
