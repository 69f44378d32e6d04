import { buildConsole, isConsoleBuilt } from './console-build.ts';

if (await isConsoleBuilt()) process.stdout.write('The console is built already; nothing changed since.\n');
else await buildConsole();
