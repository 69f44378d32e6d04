// Imports the module that the first argument names, with the flags of the engine that follow, so that what the runtime
// compiles of it is kept, and ends.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const [path, ...flags] = process.argv.slice(2);
for (const flag of flags) setFlagsFromString(flag);
enableCompileCache();
await import(pathToFileURL(String(path)).href);
flushCompileCache();
// What was imported may hold threads or timers open.
process.exit(0);
