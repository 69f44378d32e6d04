import { buildConsole, isConsoleBuilt } from './console-build.ts';
import { serve } from './serve.ts';

/** Starts the complete product: builds the console if its sources changed, then starts services and console. */
export function start(): Promise<void> {
  const prepare = async () => {
    if (!(await isConsoleBuilt())) {
      process.stdout.write('Building the console…\n');
      await buildConsole();
    }
    process.stdout.write('Starting Rotunda…\n');
  };
  return serve({ prepare });
}
