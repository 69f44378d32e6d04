import { spawn } from 'node:child_process';

/** One command of a sequence, with the words that announce it. */
export type Step = { title: string; command: string; args: readonly string[] };

/**
 * Runs the steps one after the other and stops at the first that fails. Resolves to the exit code: 0, or that of the
 * failed step.
 */
export async function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  for (const step of steps) {
    const startedAt = performance.now();
    process.stdout.write(`\n== ${step.title}\n`);
    const code = await runCommand(step.command, step.args, env);
    if (code !== 0) {
      process.stdout.write(`\nFailed: ${step.title} (${step.command} ${step.args.join(' ')})\n`);
      return code;
    }
    process.stdout.write(`   done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  }
  return 0;
}

function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
