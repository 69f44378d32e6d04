import { buildConsole, isConsoleBuilt } from './console-build.ts';

if (await isConsoleBuilt()) process.stdout.write('The console is already built, and nothing has changed since.\n');
else await buildConsole();
