import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { HostException } from '#script/host-exception.ts';
import type { ServiceReply, ServiceRequest } from './run-messages.ts';

const POLL_MS = 1_000; // Only limits each wait. A reply wakes the thread immediately.

/**
 * Calls the services from a thread that can only wait by blocking. The reply arrives on a separate port, because the thread's own
 * port does not deliver messages while it is blocked.
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
   * Calls a service function and returns its result as JSON. Throws HostException if the function throws it, and if the run times
   * out first.
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
      if (leftMs <= 0) throw new HostException('The run has reached its time limit.');
      Atomics.wait(this.#signal, 0, seen, Math.min(leftMs, POLL_MS));
    }
  }

  #receive(): ServiceReply | undefined {
    for (;;) {
      const received: { message: ServiceReply } | undefined = receiveMessageOnPort(this.#port);
      if (!received) return undefined;
      // A previous run that ended before receiving its reply left the reply here.
      if (received.message.id === this.#lastId) return received.message;
    }
  }
}
