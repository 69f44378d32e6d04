// Loaded before a program: answers at STALL_PORT with the longest stall of its event loop since the last time it was asked,
// and with the processor time of its main thread since then, both in milliseconds. JavaScript, as are the programs that it is loaded with.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 5;
const port = process.env.STALL_PORT;

if (isMainThread && port !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let seenMs = 0;
  const server = createServer((_request, response) => {
    const { user, system } = process.threadCpuUsage();
    const totalMs = (user + system) / 1000;
    const stallMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    response.end(JSON.stringify({ stallMs, cpuMs: totalMs - seenMs }));
    delay.reset();
    seenMs = totalMs;
  });
  // The compiler that a program runs first has the same environment, and nobody asks it.
  server.on('error', () => undefined);
  server.listen(Number(port), '127.0.0.1').unref();
}
