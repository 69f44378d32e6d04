import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startTestServices } from '#testing/start-test-services.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./python-client.py', import.meta.url));
// Debian has the library as python3-googleapi, for its own Python.
const python = ['/usr/bin/python3', 'python3'].find(
  (command) => spawnSync(command, ['-c', 'import googleapiclient, google.oauth2']).status === 0,
);

test.runIf(python)('the public client library for Python works from the discovery documents alone', async () => {
  await using services = await startTestServices();
  const env = { ORIGIN: services.origin, TOKEN: services.token('ana@example.com'), PYTHONWARNINGS: 'ignore' };
  const { stdout } = await run(python ?? '', [script], { env });
  expect(JSON.parse(stdout)).toEqual({
    whole: ['whole', '4', 'text/plain'],
    resumed: [2, '262147', true],
    listed: { files: [{ name: 'whole' }] },
    batch: { whole: 'None', resumed: 'None' },
    refusal: [404, 'File not found: nothing.'],
    event: 'talk',
    project: 'from Python',
  });
});
