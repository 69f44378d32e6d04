import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const mainPath = fileURLToPath(new URL('./main.js', import.meta.url));

function run(args: readonly string[], more: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, NO_PROXY: '*', SERVICES_PORT: '4711', ...more };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [mainPath, 'exec', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

test('a program gets a proxy and a certificate, which are removed when it has ended', async () => {
  const { code, stdout } = await run(['--', process.execPath, '-p', 'JSON.stringify(process.env)']);
  const env: Record<string, string> = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(env.HTTPS_PROXY).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(env).toMatchObject({ https_proxy: env.HTTPS_PROXY, NO_PROXY: '127.0.0.1,localhost' });
  const certificate = env.SSL_CERT_FILE ?? '';
  expect(certificate).toContain('rotunda-exec-');
  for (const name of ['NODE_EXTRA_CA_CERTS', 'CURL_CA_BUNDLE', 'REQUESTS_CA_BUNDLE', 'HTTPLIB2_CA_CERTS']) {
    expect(env[name]).toBe(certificate);
  }
  expect(existsSync(certificate)).toBe(false);
  await expect(fetch(env.HTTPS_PROXY ?? '')).rejects.toThrow('fetch failed');
});

test('a program runs in the directory of the command, with its arguments and its exit code', async () => {
  const source = 'console.log(process.cwd(), process.argv[1]); process.exitCode = 7';
  const { code, stdout } = await run([process.execPath, '-e', source, '--', '--flag'], { INIT_CWD: '/' });
  expect([code, stdout]).toEqual([7, '/ --flag\n']);
});

test('a program ended by a signal has the exit code that shells return', async () => {
  const { code } = await run([process.execPath, '-e', 'process.kill(process.pid, "SIGKILL")']);
  expect(code).toBe(137);
});

test('a program that does not exist is named in the error', async () => {
  const { code, stderr } = await run(['no-such-program']);
  expect([code, stderr]).toEqual([127, 'Cannot run no-such-program: spawn no-such-program ENOENT\n']);
});

test('a wrong invocation prints an explanation', async () => {
  expect(await run([])).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: pnpm services exec PROGRAM/) });
  expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Usage/) });
  const wrong = await run(['true'], { SERVICES_PORT: 'many' });
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('SERVICES_PORT')]);
});
