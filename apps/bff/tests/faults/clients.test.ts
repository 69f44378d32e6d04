import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { FaultHarness } from '#testing/faults/fault-harness.ts';

let bed: FaultHarness;

beforeAll(async () => {
  bed = await FaultHarness.start();
});

afterEach(() => bed.recover());

afterAll(() => bed[Symbol.asyncDispose]());

const UPLOAD = '/api/upload/drive/v3/files?uploadType=media';
const CONTENT = '/api/drive/v3/files/f1?alt=media';

/** Opens a request of the operator that the test sends in parts. */
function open(method: string, path: string): ClientRequest {
  const cookie = [...bed.operator.cookies].map((pair) => pair.join('=')).join('; ');
  const { publicOrigin } = bed.bff.config;
  const headers = { host: new URL(publicOrigin).host, origin: publicOrigin, cookie, 'x-bff-csrf': '1' };
  return request({ host: '127.0.0.1', port: bed.bff.port, method, path, headers });
}

/** Makes the service send content until the connection closes. Resolves then. */
function respondWithoutEnd(): Promise<void> {
  const ended = Promise.withResolvers<void>();
  bed.response((_incoming, response) => {
    response.once('close', () => ended.resolve());
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    const fill = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
    };
    response.on('drain', fill);
    fill();
  });
  return ended.promise;
}

/** Returns the response status of an incomplete request. */
async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const [response] = await once(sent, 'response');
  response.resume();
  sent.on('error', () => undefined);
  sent.destroy();
  return response.statusCode;
}

describe('T16: a browser', () => {
  test.each(['/api/drive/v3/files', UPLOAD])('that sends a body too slowly gets an error: %s', async (path) => {
    bed.response((incoming) => void incoming.resume());
    const sent = open('POST', path);
    sent.write('x');
    expect(await statusOf(sent)).toBe(408);
  });

  test('that disconnects during an upload also ends it at the service', async () => {
    const started = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<boolean>();
    bed.response((incoming, response) => {
      incoming.once('data', () => started.resolve());
      incoming.on('error', () => undefined);
      response.once('close', () => ended.resolve(incoming.complete));
    });
    const sent = open('POST', UPLOAD);
    sent.on('error', () => undefined);
    sent.write(Buffer.alloc(64 * 1024));
    await started.promise;
    sent.destroy();
    expect(await ended.promise).toBe(false);
  });

  test('that disconnects during a download also ends it at the service', async () => {
    const ended = respondWithoutEnd();
    const sent = open('GET', CONTENT);
    sent.on('error', () => undefined);
    const [response] = await once(sent.end(), 'response');
    response.on('error', () => undefined);
    await once(response, 'data');
    sent.destroy();
    await ended;
  });

  test('that leaves a live stream leaves nothing behind', async () => {
    const readers = await Promise.all(
      Array.from({ length: 4 }, () => LiveReader.open(bed.operator, bed.bff.port, ['saved'])),
    );
    expect(await bed.watch.liveStreams()).toBe(4);
    await Promise.all(readers.map((reader) => reader.close()));
    await expect.poll(() => bed.watch.liveStreams()).toBe(0);
  });

  test('that stops reading is disconnected, and so is the service', async () => {
    const ended = respondWithoutEnd();
    const sent = open('GET', CONTENT);
    sent.on('error', () => undefined);
    const [response] = await once(sent.end(), 'response');
    response.on('error', () => undefined);
    response.pause();
    await ended;
    sent.destroy();
  });
});
