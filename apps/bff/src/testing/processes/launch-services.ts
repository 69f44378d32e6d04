import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The path of the program that starts the embedded services. */
export const SERVICES_MAIN = fileURLToPath(new URL('../../../../services/src/main.js', import.meta.url));
const LISTENS = /^Services listen at (\S+)$/m;

/**
 * Starts the embedded services in their own process, with only these variables, on a port assigned by the system, because a free
 * port found earlier could be taken by then. Resolves to the origin of the services when they listen. Rejects with the process's
 * output if it exits instead.
 */
export async function launchServices(
  env: NodeJS.ProcessEnv,
  main = SERVICES_MAIN,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [main], {
    env: { ...env, SERVICES_PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const origin = LISTENS.exec(output)?.[1];
      if (origin !== undefined) resolve(origin);
    });
  }
  child.once('error', reject);
  child.once('close', (exitCode, signal) =>
    reject(new Error(`the services ended at their start with ${exitCode ?? signal}: ${output}`)),
  );
  return { child, origin: await promise };
}
