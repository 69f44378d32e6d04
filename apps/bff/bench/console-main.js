import { enableCompileCache } from 'node:module';
import { startWithSmallYoungGeneration } from '#app/young-generation.ts';

// As the program itself does.
enableCompileCache();
await startWithSmallYoungGeneration(async () => {
  await import('./unlimited-console.ts');
});
