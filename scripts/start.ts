import { buildConsole, isConsoleBuilt } from './console-build.ts';
import { serve } from './serve.ts';

/** Brings the whole product up: builds the console when its sources changed, then starts services and console. */
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
