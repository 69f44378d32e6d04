import '@rotunda/environment/require-current-node';
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Buffers of uploads and responses are short-lived. V8 frees them soon if it counts them towards a small young generation, which
// does not grow during startup, whose objects are long-lived.
setFlagsFromString('--scavenger-max-new-space-capacity-mb=2');
setFlagsFromString('--semi-space-growth-factor=1');
module.enableCompileCache();
const { runCommand } = await import('./command.ts');
await runCommand(process.argv.slice(2), process.env);
setFlagsFromString('--semi-space-growth-factor=2');
