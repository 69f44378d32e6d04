import { enableCompileCache } from 'node:module';

// As the program itself does.
enableCompileCache();
await import('./unlimited-console.ts');
