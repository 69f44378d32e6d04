import { keepCompiled } from '@rotunda/keep-compiled';

keepCompiled(import.meta.url, {
  code: 'all-code.ts',
  sources: ['.', '../../../packages/'],
  // Buffers of uploads and answers live shortly: a young generation that stays small gives their memory back soon.
  flags: ['--semi-space-growth-factor=1'],
});
const { runCommand } = await import('./command.ts');
await runCommand(process.argv.slice(2), process.env);
