import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Buffers of uploads and responses live shortly: a young generation that stays small gives their memory back soon.
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache();
const { runCommand } = await import('./command.ts');
await runCommand(process.argv.slice(2), process.env);
