import { runTokenCommand } from '#identity/token-command.ts';
import { serve } from './serve.ts';

/** Runs what the arguments of the program ask for: nothing to serve, or `token` to print one. Sets the exit code. */
export async function runCommand([command, ...rest]: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (command === undefined) {
    await serve();
  } else if (command === 'token') {
    process.exitCode = await runTokenCommand(rest, env);
  } else {
    process.stderr.write(`Unknown command ${command}. Use no command to serve, or token --user EMAIL.\n`);
    process.exitCode = 1;
  }
}
