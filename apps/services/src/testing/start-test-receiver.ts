import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';

/** A notification as received. */
export type ReceivedMessage = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  /** Value of `X-Goog-Resource-State`. */
  state: string;
  /** Value of `X-Goog-Message-Number`. */
  number: number;
  /** Parts listed in `X-Goog-Changed`. */
  changed: string[];
};

/** Responds to a notification. */
export type Response = (response: ServerResponse) => void;

/** A real receiver of notifications on a free port. */
export type TestReceiver = AsyncDisposable & {
  address: string;
  /** All notifications received so far. */
  received: ReceivedMessage[];
  /** Resolves to the next notification not yet returned by an earlier call. */
  next(): Promise<ReceivedMessage>;
  /** Responses to the next notifications, one each. Later ones get 204. */
  responses: Response[];
};

/** Returns a response with only a status and these headers. */
export function status(code: number, headers: Record<string, string> = {}): Response {
  return (response) => response.writeHead(code, headers).end();
}

/** Starts a receiver. `port` restarts one at its previous address. */
export async function startTestReceiver(port = 0): Promise<TestReceiver> {
  const received: ReceivedMessage[] = [];
  const responses: Response[] = [];
  const waiting: ((message: ReceivedMessage) => void)[] = [];
  const unread: ReceivedMessage[] = [];
  const server = createServer((request, response) => {
    void readMessage(request).then((message) => {
      received.push(message);
      const waiter = waiting.shift();
      if (waiter) waiter(message);
      else unread.push(message);
      const respond = responses.shift() ?? status(204);
      respond(response);
    });
  });
  await listen(server, '127.0.0.1', port, { port: 'TEST_RECEIVER_PORT', host: 'TEST_RECEIVER_HOST' });
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/hook`,
    received,
    responses,
    next: () => {
      const message = unread.shift();
      return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readMessage(request: IncomingMessage): Promise<ReceivedMessage> {
  const { method, url: path, headers } = request;
  const read = (name: string) => String(headers[name] ?? '');
  return {
    method,
    path,
    headers,
    body: await text(request),
    state: read('x-goog-resource-state'),
    number: Number(read('x-goog-message-number')),
    changed: read('x-goog-changed')
      .split(',')
      .filter((part) => part !== ''),
  };
}
