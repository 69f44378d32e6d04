import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';

/** A message as it reached a receiver of notifications. */
export type ReceivedMessage = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  /** Value of `X-Goog-Resource-State`. */
  state: string;
  /** Value of `X-Goog-Message-Number`. */
  number: number;
  /** Parts that `X-Goog-Changed` names. */
  changed: string[];
};

/** How a receiver responds to a message. */
export type Response = (response: ServerResponse) => void;

/** A real receiver of notifications on a free port. */
export type TestReceiver = AsyncDisposable & {
  address: string;
  /** Everything that has arrived so far. */
  received: ReceivedMessage[];
  /** Resolves with the next message that no earlier call has got. */
  next(): Promise<ReceivedMessage>;
  /** Responses to the next messages, one each; later messages get 204. */
  responses: Response[];
};

/** A response of a status alone, with these header fields. */
export function status(code: number, headers: Record<string, string> = {}): Response {
  return (response) => response.writeHead(code, headers).end();
}

/** Starts a receiver; `port` is for one that comes back where it was before. */
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
  await listen(server, '127.0.0.1', port, 'TEST_RECEIVER_PORT');
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
