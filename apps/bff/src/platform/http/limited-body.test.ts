import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import { startTestServer } from '#testing/servers/test-server.ts';
import { type BodyLimits, limitBody } from './limited-body.ts';

/** Sends pieces to a server that reads them with these limits. Resolves with the response. */
async function send(limits: BodyLimits, pieces: readonly string[], mayEnd: boolean): Promise<string> {
  const server = await startTestServer(async (incoming, outgoing) => {
    let text = '';
    try {
      for await (const piece of limitBody(incoming, limits)) text += piece;
    } catch (error) {
      text = error instanceof ProblemError ? `${error.status} ${error.code}` : String(error);
    }
    outgoing.setHeader('connection', 'close');
    outgoing.end(text);
  });
  const response = await new Promise<string>((resolve, reject) => {
    const sent = request(server.origin, { method: 'POST' }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    sent.once('error', reject);
    for (const piece of pieces) sent.write(piece);
    if (mayEnd) sent.end();
  });
  await server.close();
  return response;
}

describe('T16: a request body', () => {
  const patient = { windowMs: 600_000, minSizeBytes: 0 };

  test('within its limits passes unchanged', async () => {
    expect(await send({ ...patient, maxSizeBytes: 6 }, ['abc', 'def'], true)).toBe('abcdef');
  });

  test('that is too large fails, and the client still gets a response', async () => {
    expect(await send({ ...patient, maxSizeBytes: 5 }, ['abc', 'def'], true)).toBe('413 body_too_large');
  });

  test('that stalls fails, and the client still gets a response', async () => {
    const limits = { maxSizeBytes: 100, windowMs: 20, minSizeBytes: 10 };
    expect(await send(limits, ['abc'], false)).toBe('408 bad_request');
  });

  test('that arrives at the required rate but never ends fails at its timeout', async () => {
    const limits = { maxSizeBytes: 100, windowMs: 600_000, minSizeBytes: 0, totalTimeoutMs: 20 };
    expect(await send(limits, ['abc'], false)).toBe('408 bad_request');
  });

  test('that was cut off before it was read fails at once', { timeout: 5_000 }, async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const server = await startTestServer((incoming) => {
      incoming.once('close', () => {
        const body = limitBody(incoming, { ...patient, maxSizeBytes: 100 });
        setImmediate(() => resolve(body.toArray().catch(String)));
      });
    });
    const sent = request(server.origin, { method: 'POST', headers: { 'content-length': '100' } });
    sent.once('error', () => undefined);
    sent.write('abc', () => sent.destroy());
    expect(await promise).toBe('BodyAbortedError: the browser disconnected');
    await server.close();
  });
});
