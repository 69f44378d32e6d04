import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('young-generation.ts', import.meta.url).href;

test('This version of Node knows every flag that is set, and the program starts after the first flags are set.', () => {
  const program = `
    const { startWithSmallYoungGeneration } = await import('${MODULE}');
    await startWithSmallYoungGeneration(async () => console.log('started'));
  `;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: 'started\n', stderr: '', status: 0 });
});
