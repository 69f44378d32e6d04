import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startTestServices } from '#testing/start-test-services.ts';
import { ClientSandbox, isInstalled } from './run-client.ts';

const script = fileURLToPath(new URL('./python-client.py', import.meta.url));
// Debian packages the library as python3-googleapi for its own Python.
const python = ['/usr/bin/python3', 'python3'].find((command) =>
  isInstalled(command, ['-c', 'import googleapiclient, google.oauth2']),
);

const DOCUMENTS = '/discovery/v1/apis/{api}/{apiVersion}/rest';

test.runIf(python).each([
  ['an address that a program sets', (origin: string) => `${origin}${DOCUMENTS}`],
  ['the address that is built into it', () => `https://www.googleapis.com${DOCUMENTS}`],
  ['the host of each service', () => 'https://{api}.googleapis.com/$discovery/rest?version={apiVersion}'],
])('the public client library for Python works from the discovery documents at %s', async (_, toAddress) => {
  await using services = await startTestServices();
  await using sandbox = await ClientSandbox.start(services.origin);
  const discovery = toAddress(services.origin);
  const env = { DISCOVERY: discovery, TOKEN: services.token('ana@example.com'), PYTHONWARNINGS: 'ignore' };
  const stdout = await sandbox.run(python ?? '', [script], env);
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
