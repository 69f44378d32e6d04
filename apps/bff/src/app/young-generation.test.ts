import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('young-generation.ts', import.meta.url).href;

test('This version of Node knows each flag that is set, and the start happens between them.', () => {
  const program = `
    const { startWithSmallYoungGeneration } = await import('${MODULE}');
    await startWithSmallYoungGeneration(async () => console.log('started'));
  `;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: 'started\n', stderr: '', status: 0 });
});
