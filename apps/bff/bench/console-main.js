import { enableCompileCache } from 'node:module';
import { startWithSmallYoungGeneration } from '#app/young-generation.ts';

// Same as the production entry point.
enableCompileCache();
await startWithSmallYoungGeneration(async () => {
  await import('./unlimited-console.ts');
});
