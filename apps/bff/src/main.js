import '@rotunda/environment/require-current-node';
import module from 'node:module';

// Loaded after the version of Node is known to be able to.
const { startWithSmallYoungGeneration } = await import('./app/young-generation.ts');

module.enableCompileCache();
await startWithSmallYoungGeneration(async () => {
  const { serve } = await import('./app/serve.ts');
  await serve(process.argv.slice(2));
});
