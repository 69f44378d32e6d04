// The console with hot reload in front of servers that restart on changes. Browsers always use the console's port.
import { spawn } from 'node:child_process';

const consolePort = process.env.PORT ?? '4000';
const bffPort = process.env.BFF_PORT ?? String(Number(consolePort) + 1);
const { BFF_PORT: _, ...env } = process.env;
const children = [
  spawn('node', ['scripts/start-servers.ts'], {
    // Detached, so that only this process stops it: it shuts down its own child processes in order.
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

// The first signal, or the exit of one part, stops all of them; a second signal exits immediately with 1.
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
