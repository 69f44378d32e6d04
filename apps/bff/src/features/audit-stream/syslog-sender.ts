import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { countOf } from '@rotunda/api-client/count-of';
import { describeNetworkError } from '#platform/delivery/describe-network-error.ts';
import type { SendResult } from '#platform/delivery/send-result.ts';

const TIMEOUT_MS = 10_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'syslog+tls:': 6514, 'syslog+tcp:': 601 };

/**
 * Sends frames over a dedicated connection. Syslog has no response: the frames count as accepted if the receiver reads to their
 * end and then closes its side, which it does only if the connection was intact.
 */
export async function sendSyslog(address: string, frames: readonly Buffer[]): Promise<SendResult> {
  const startMs = performance.now();
  const socket = open(new URL(address));
  try {
    await deliver(socket, frames, AbortSignal.timeout(TIMEOUT_MS));
    const response = `${countOf(frames.length, 'message')} read`;
    return { outcome: 'accepted', response, durationMs: elapsed(startMs) };
  } catch (error) {
    return { outcome: 'failed', response: describeNetworkError(error), durationMs: elapsed(startMs) };
  } finally {
    socket.destroy();
  }
}

function open({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const target = { host, port: port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port) };
  return protocol === 'syslog+tls:' ? connectTls({ ...target, servername: host }) : connectTcp(target);
}

async function deliver(socket: Socket, frames: readonly Buffer[], signal: AbortSignal): Promise<void> {
  let isFlushed = false;
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('end', () => (isFlushed ? resolve() : reject(cut())));
    socket.on('close', () => reject(cut()));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Errors that occur while waiting for something else are reported below.
  ended.catch(() => undefined);
  // Without a reader, the end of the other side would go unnoticed.
  socket.resume();
  for (const frame of frames) {
    if (!socket.write(frame)) await Promise.race([once(socket, 'drain', { signal }), ended]);
  }
  socket.end(() => {
    isFlushed = true;
  });
  await ended;
}

/** Returns the error for a connection that was closed before everything was read. */
function cut(): Error {
  return Object.assign(new Error('closed'), { code: 'ECONNRESET' });
}

function elapsed(startMs: number): number {
  return Math.round(performance.now() - startMs);
}
