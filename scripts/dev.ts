// Console with hot reload in front of servers that restart on change. Browsers use the console's port throughout.
import { spawn } from 'node:child_process';

const consolePort = process.env.PORT ?? '4000';
const bffPort = process.env.BFF_PORT ?? String(Number(consolePort) + 1);
const { BFF_PORT: _, ...env } = process.env;
const children = [
  spawn('node', ['scripts/start-servers.ts'], {
    // Stops when it is told to, by this process alone: it ends what it started in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...env, PORT: bffPort, PUBLIC_ORIGIN: `http://localhost:${consolePort}` },
  }),
  spawn('node_modules/.bin/vite', ['--port', consolePort], {
    cwd: 'apps/web',
    stdio: 'inherit',
    env: { ...env, BFF_ORIGIN: `http://localhost:${bffPort}` },
  }),
];

// The first signal, or the end of one part, ends all of them; a second signal ends at once with 1.
let isStopping = false;
const stop = () => {
  isStopping = true;
  for (const child of children) child.kill('SIGINT');
};
const onSignal = () => {
  if (isStopping) process.exit(1);
  stop();
};
process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
for (const child of children) child.on('exit', stop);
