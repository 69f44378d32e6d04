import { keepCompiled } from '@rotunda/keep-compiled';

keepCompiled(
  new URL('all-code.ts', import.meta.url),
  ['.', '../../../packages/'].map((path) => new URL(path, import.meta.url)),
  // Buffers of uploads and answers live shortly: a young generation that stays small gives their memory back soon.
  ['--semi-space-growth-factor=1'],
);
const { runCommand } = await import('./command.ts');
await runCommand(process.argv.slice(2), process.env);
