import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Buffers of uploads and responses live shortly. V8 frees them soon if it counts them towards a small young generation,
// which does not grow during the start, whose objects stay.
setFlagsFromString('--scavenger-max-new-space-capacity-mb=2');
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache();
const { runCommand } = await import('./command.ts');
await runCommand(process.argv.slice(2), process.env);
setFlagsFromString('--semi-space-growth-factor=2');
