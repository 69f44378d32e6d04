import '@rotunda/environment/require-current-node';
import module from 'node:module';

// Before the first TypeScript file. Without the cache, Node loads a compiler for it.
module.enableCompileCache();
const { startWithSmallYoungGeneration } = await import('./app/young-generation.ts');
await startWithSmallYoungGeneration(async () => {
  const { serve } = await import('./app/serve.ts');
  await serve(process.argv.slice(2));
});
