import { enableCompileCache } from 'node:module';
import { startWithSmallYoungGeneration } from './app/young-generation.ts';

enableCompileCache();
await startWithSmallYoungGeneration(async () => {
  const { serve } = await import('./app/serve.ts');
  await serve(process.argv.slice(2));
});
