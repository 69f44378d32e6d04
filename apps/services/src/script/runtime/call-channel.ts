import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { HostException } from '#script/host-exception.ts';
import type { ServiceReply, ServiceRequest } from './run-messages.ts';

const POLL_MS = 1_000; // A reply wakes the thread at once; this only bounds a wait.

/**
 * Calls the services from a thread that cannot wait in any other way than by standing still. The reply comes over a port
 * of its own, because messages of the thread's own port are not delivered meanwhile.
 */
export class CallChannel {
  readonly #port: MessagePort;
  readonly #signal: Int32Array<SharedArrayBuffer>;
  readonly #send: (request: ServiceRequest) => void;
  #lastId = 0;

  constructor(
    { port, signal }: { port: MessagePort; signal: SharedArrayBuffer },
    send: (request: ServiceRequest) => void,
  ) {
    this.#port = port;
    this.#signal = new Int32Array(signal);
    this.#send = send;
  }

  /**
   * The result of a function of the services as JSON. Throws HostException for what it refuses, and when the time of the
   * run is over first.
   */
  call(name: string, argumentsJson: string, remainingMs: () => number): string | undefined {
    this.#lastId += 1;
    this.#send({ id: this.#lastId, name, argumentsJson });
    for (;;) {
      const seen = Atomics.load(this.#signal, 0);
      const reply = this.#receive();
      if (reply) {
        if ('error' in reply) throw new HostException(reply.error);
        return reply.json;
      }
      const leftMs = remainingMs();
      if (leftMs <= 0) throw new HostException('The time of the run is over.');
      Atomics.wait(this.#signal, 0, seen, Math.min(leftMs, POLL_MS));
    }
  }

  #receive(): ServiceReply | undefined {
    for (;;) {
      const received: { message: ServiceReply } | undefined = receiveMessageOnPort(this.#port);
      if (!received) return undefined;
      // A run that was over before its reply came has left it here.
      if (received.message.id === this.#lastId) return received.message;
    }
  }
}
