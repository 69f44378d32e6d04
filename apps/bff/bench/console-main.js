import { enableCompileCache } from 'node:module';

// Same as the production entry point.
enableCompileCache();
const { startWithSmallYoungGeneration } = await import('#app/young-generation.ts');
await startWithSmallYoungGeneration(async () => {
  await import('./unlimited-console.ts');
});
