/** Runs the command in the program's arguments, or serves if there are no arguments. Sets the exit code. */
export async function runCommand([command, ...rest]: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (command === undefined) {
    const { serve } = await import('./serve.ts');
    await serve();
  } else if (command === 'token') {
    // Imported separately because printing a token needs no server.
    const { runTokenCommand } = await import('./token-command.ts');
    process.exitCode = await runTokenCommand(rest, env);
  } else if (command === 'client') {
    const { runClientCommand } = await import('./client-command.ts');
    process.exitCode = await runClientCommand(rest, env);
  } else if (command === 'exec') {
    const { runExecCommand } = await import('./exec-command.ts');
    process.exitCode = await runExecCommand(rest, env);
  } else {
    const usage = 'Use no command to serve, token --user EMAIL, client add, or exec PROGRAM';
    process.stderr.write(`Unknown command ${command}. ${usage}.\n`);
    process.exitCode = 1;
  }
}
