import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received webhook. */
export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };

/** A webhook receiver on this machine, which accepts webhooks by default. */
export class WebhookReceiver implements AsyncDisposable {
  readonly received: ReceivedWebhook[] = [];
  /** Sends the response. */
  respond: (response: ServerResponse) => void = (response) => void response.writeHead(200).end('ok');
  readonly #server: Server;
  #port = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        this.received.push({ headers: request.headers, body });
        this.respond(response);
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await receiver.open();
    return receiver;
  }

  get url(): string {
    return `http://localhost:${this.#port}/hook`;
  }

  /** Listens, on the same port as before. */
  async open(): Promise<void> {
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
