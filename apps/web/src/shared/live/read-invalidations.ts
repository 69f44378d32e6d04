import type { components } from '@rotunda/api-client/bff-types';
import { parseJson } from '#lib/parse-json.ts';

/** A notification that data has changed. The data itself must be refetched. */
export type LiveInvalidation = components['schemas']['LiveInvalidation'];
/** How the topics of a stream are kept up to date. */
export type LiveStatus = components['schemas']['LiveStatus'];

/**
 * An event of a server-sent event stream: the ID to resume after, an invalidation or a status if the event contains one, and
 * whether events may have been missed.
 */
export type LiveEvent = {
  lastEventId: string | undefined;
  invalidation: LiveInvalidation | undefined;
  status: LiveStatus | undefined;
  isReset: boolean;
};

/** Yields the events of a stream (text/event-stream) as they arrive. Comments and other events contain no invalidation. */
export async function* readInvalidations(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<LiveEvent> {
  // Read manually, because not all browsers support iterating over streams.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield parseEvent(block);
  }
}

function parseEvent(block: string): LiveEvent {
  const fields = new Map(
    block.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? ''] as const];
    }),
  );
  const kind = fields.get('event');
  const invalidation = kind === 'invalidation' ? parseInvalidation(fields.get('data')) : undefined;
  const status = kind === 'status' ? parseStatus(fields.get('data')) : undefined;
  return { lastEventId: fields.get('id'), invalidation, status, isReset: kind === 'reset' };
}

function parseInvalidation(data: string | undefined): LiveInvalidation | undefined {
  const value = parseJson(data);
  return isInvalidation(value) ? value : undefined;
}

function parseStatus(data: string | undefined): LiveStatus | undefined {
  const value = parseJson(data);
  return isStatus(value) ? value : undefined;
}

function isStatus(value: unknown): value is LiveStatus {
  return typeof value === 'object' && value !== null && 'mode' in value && 'topics' in value;
}

function isInvalidation(value: unknown): value is LiveInvalidation {
  return typeof value === 'object' && value !== null && 'topic' in value && 'state' in value;
}
