import type { components } from '@rotunda/api-client/bff-types';
import { parseJson } from '#lib/parse-json.ts';

/** That something is new; what is new has to be read. */
export type LiveHint = components['schemas']['LiveHint'];

/**
 * What a stream of server-sent events has told: the id to go on after, a hint when the event was one, and whether anything
 * may have been missed.
 */
export type LiveEvent = { lastEventId: string | undefined; hint: LiveHint | undefined; isReset: boolean };

/** The events of a stream (text/event-stream), as they come. Comments and events of other kinds carry no hint. */
export async function* readHints(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<LiveEvent> {
  // Read by hand: not every browser iterates over streams.
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
  const hint = kind === 'hint' ? parseHint(fields.get('data')) : undefined;
  return { lastEventId: fields.get('id'), hint, isReset: kind === 'reset' };
}

function parseHint(data: string | undefined): LiveHint | undefined {
  const value = parseJson(data);
  return isHint(value) ? value : undefined;
}

function isHint(value: unknown): value is LiveHint {
  return typeof value === 'object' && value !== null && 'topic' in value && 'state' in value;
}
