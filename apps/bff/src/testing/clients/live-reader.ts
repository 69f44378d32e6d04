import { EventEmitter, once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { components } from '@rotunda/api-client/bff-types';
import { Agent, request } from 'undici';
import type { TestBrowser } from './test-browser.ts';

type LiveStatus = components['schemas']['LiveStatus'];

/** A server-sent event. */
export type LiveEvent = { id: string | undefined; event: string | undefined; data: string | undefined };

/** Reads a stream of live events as the console does. */
export class LiveReader {
  readonly events: LiveEvent[] = [];
  /** The content of `status` events, which report no changes. */
  readonly statuses: LiveStatus[] = [];
  /** The headers of the response. */
  headers: IncomingHttpHeaders = {};
  readonly #agent = new Agent();
  readonly #changes = new EventEmitter();
  #isEnded = false;

  /** Opens a stream of topics with the cookies of a browser. Throws if it is rejected. */
  static async open(
    browser: TestBrowser,
    port: number,
    topics: readonly string[],
    lastEventId?: string,
    host = 'console.test',
    basePath = '',
  ): Promise<LiveReader> {
    const reader = new LiveReader();
    const query = new URLSearchParams(topics.map((topic): [string, string] => ['topic', topic]));
    const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}${basePath}/api/live?${query}`, {
      dispatcher: reader.#agent,
      headers: {
        host,
        'x-bff-csrf': '1',
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
    if (statusCode !== 200) throw new Error(`${statusCode}: ${await body.text()}`);
    if (headers['content-type'] !== 'text/event-stream') throw new Error('the response is not a stream of events');
    reader.headers = headers;
    void reader.#read(body);
    return reader;
  }

  /** Waits for the first event about a topic in this state, starting at index `from` in `events`. */
  invalidation(topic: string, state: string, from = 0): Promise<LiveEvent> {
    const data = JSON.stringify({ topic, state });
    return this.#find(data, from, (event) => event.data === data);
  }

  /** Waits for the first event of this kind. */
  next(kind: string): Promise<LiveEvent> {
    return this.#find(kind, 0, ({ event }) => event === kind);
  }

  /** Waits until the newest status has this mode. */
  async mode(mode: LiveStatus['mode']): Promise<LiveStatus> {
    for (;;) {
      const newest = this.statuses.at(-1);
      if (newest?.mode === mode) return newest;
      if (this.#isEnded) throw new Error(`the stream ended without the status ${mode}`);
      await once(this.#changes, 'change');
    }
  }

  /** Resolves when the stream has ended. */
  async ended(): Promise<void> {
    while (!this.#isEnded) await once(this.#changes, 'change');
  }

  /** Disconnects like a browser. */
  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #find(what: string, from: number, isWanted: (event: LiveEvent) => boolean): Promise<LiveEvent> {
    for (;;) {
      const found = this.events.slice(from).find(isWanted);
      if (found) return found;
      if (this.#isEnded) throw new Error(`the stream ended without ${what}`);
      await once(this.#changes, 'change');
    }
  }

  async #read(body: AsyncIterable<Uint8Array>): Promise<void> {
    let text = '';
    try {
      for await (const chunk of body) {
        text += Buffer.from(chunk).toString('utf8');
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const event of blocks.filter((block) => !block.startsWith(':')).map(parseEvent)) {
          if (event.event === 'status') this.statuses.push(JSON.parse(event.data ?? ''));
          else this.events.push(event);
        }
        this.#changes.emit('change');
      }
    } catch {
      // An aborted stream counts as ended, too.
    }
    this.#isEnded = true;
    this.#changes.emit('change');
  }
}

function parseEvent(block: string): LiveEvent {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  return { id: field('id'), event: field('event'), data: field('data') };
}
