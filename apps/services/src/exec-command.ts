import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#core/clock.ts';
import { toClientEnvironment } from './client-environment.ts';
import { ClientProxy } from './client-proxy.ts';
import { CommandError, readCommandConfig } from './command-context.ts';

const USAGE = `Usage: pnpm services exec PROGRAM [ARGUMENT]...

Runs a program that was made for the public services, such as rclone, against these services. For a shell in which
all programs use them, run: pnpm services exec bash

The program’s HTTPS connections go through a proxy, which forwards *.googleapis.com and accounts.google.com to the
services and rejects all other hosts. The proxy stops when the program exits.
`;

/**
 * Runs the command `exec`, which runs a program with its calls to the public services redirected to these services. Returns the
 * program's exit code, 127 if it cannot be started (like shells), and 1 for invalid arguments.
 */
export async function runExecCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [program, ...programArgs] = args[0] === '--' ? args.slice(1) : args;
  if (program === undefined || program === '--help') {
    (program ? process.stdout : process.stderr).write(USAGE);
    return program ? 0 : 1;
  }
  try {
    const { host, port } = readCommandConfig(env);
    await using proxy = await ClientProxy.start({ host, port }, systemClock.nowMs());
    using certificate = writeCertificate(proxy.certificate);
    return await run(program, programArgs, { ...env, ...toClientEnvironment(proxy.origin, certificate.path) });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function writeCertificate(certificate: string): Disposable & { path: string } {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-exec-'));
  const path = join(directory, 'certificate.pem');
  writeFileSync(path, certificate);
  return { path, [Symbol.dispose]: () => rmSync(directory, { recursive: true }) };
}

async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  // pnpm runs commands in the project’s directory and passes the original directory in this variable.
  const child = spawn(program, args, { stdio: 'inherit', env, cwd: env.INIT_CWD });
  // A terminal also sends Ctrl-C to the program, which decides how to handle it.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
  } catch (error) {
    process.stderr.write(`Cannot run ${program}: ${error instanceof Error ? error.message : error}\n`);
    return 127;
  }
}
