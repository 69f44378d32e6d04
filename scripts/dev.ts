// Console with hot reload in front of servers that restart on change. Browsers use the console's port throughout.
import { spawn } from 'node:child_process';

const consolePort = process.env.PORT ?? '4000';
const bffPort = process.env.BFF_PORT ?? String(Number(consolePort) + 1);
const { BFF_PORT: _, ...env } = process.env;
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'scripts/start-servers.ts'], {
    stdio: 'inherit',
    env: { ...env, PORT: bffPort, PUBLIC_ORIGIN: `http://localhost:${consolePort}` },
  }),
  spawn('node_modules/.bin/vite', ['--port', consolePort], {
    cwd: 'apps/web',
    stdio: 'inherit',
    env: { ...env, BFF_ORIGIN: `http://localhost:${bffPort}` },
  }),
];

let isStopping = false;
const stop = () => {
  if (isStopping) process.exit(1);
  isStopping = true;
  for (const child of children) child.kill('SIGINT');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
