// Preloaded into a program. Serves event loop statistics at STALL_PORT, in milliseconds since the previous request: the longest
// stall, the maximum processor time of one turn, and the total processor time of the main thread. Written in JavaScript, like the
// programs that load it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;
const SCHEDULER_STATISTICS = '/proc/thread-self/schedstat';
const port = process.env.STALL_PORT;

if (isMainThread && port !== undefined) {
  let last = readClocks();
  let seen = last;
  let longest = { stallMs: 0, turnCpuMs: 0 };
  const look = () => {
    const now = readClocks();
    longest = {
      stallMs: Math.max(longest.stallMs, now.wallMs - last.wallMs - EVERY_MS - (now.waitedMs - last.waitedMs)),
      turnCpuMs: Math.max(longest.turnCpuMs, now.cpuMs - last.cpuMs),
    };
    last = now;
  };
  setInterval(look, EVERY_MS).unref();
  const server = createServer((_request, response) => {
    look();
    response.end(JSON.stringify({ ...longest, cpuMs: last.cpuMs - seen.cpuMs }));
    longest = { stallMs: 0, turnCpuMs: 0 };
    seen = last;
  });
  // The compiler that a program runs first inherits the environment, but nothing queries it.
  server.on('error', () => undefined);
  server.listen(Number(port), '127.0.0.1').unref();
}

function readClocks() {
  const { user, system } = process.threadCpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000, waitedMs: readWaitedMs() };
}

/**
 * Returns how long the thread was runnable without a core, because other programs used it. Returns 0 if the kernel does not
 * report it.
 */
function readWaitedMs() {
  try {
    return Number(readFileSync(SCHEDULER_STATISTICS, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
