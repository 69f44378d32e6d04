import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PART_BYTES, prepareUploads, sha256, WHO } from './upload-requests.ts';

const { services, send, countFiles } = prepareUploads();

type Model = { announced: number | undefined; content: Buffer; state: 'active' | 'final' | 'gone'; files: number };
type Step = { command: string; sizeBytes: number; shift: number };

describe('a session with commands', () => {
  async function command(url: string, name: string, headers: Record<string, string> = {}, body?: Buffer<ArrayBuffer>) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-goog-upload-command': name, ...headers },
      ...(body && { body }),
    });
    const text = await response.text();
    const received = response.headers.get('x-goog-upload-size-received');
    return {
      status: response.status,
      upload: response.headers.get('x-goog-upload-status'),
      received: received === null ? undefined : Number(received),
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  async function start(announced?: number) {
    const headers = {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-type': 'video/mp4',
      'content-type': 'application/json',
      ...(announced !== undefined && { 'x-goog-upload-header-content-length': String(announced) }),
    };
    const response = await send('', { headers, body: '{"name":"film"}' });
    expect([response.status, response.headers.get('x-goog-upload-status')]).toEqual([200, 'active']);
    expect(response.headers.get('x-goog-upload-chunk-granularity')).toBe(String(PART_BYTES));
    return response.headers.get('x-goog-upload-url') ?? '';
  }

  /** Returns the expected response of the session to a step. Updates the model accordingly. */
  function expected(model: Model, { command: name, sizeBytes, shift }: Step, bytes: Buffer) {
    if (model.state === 'gone') return { status: 404 };
    if (name === 'cancel') {
      model.state = 'gone';
      return { status: 200, upload: 'cancelled' };
    }
    if (!['upload', 'upload, finalize', 'finalize', 'query'].includes(name)) return { status: 400 };
    if (model.state === 'final')
      return { status: 200, upload: 'final', body: { sha256Checksum: sha256(model.content) } };
    const refused = { status: 400, upload: 'active' };
    const isUpload = name.startsWith('upload');
    const end = model.content.length + (isUpload ? sizeBytes : 0);
    const isLast = name.endsWith('finalize');
    const isWrong = model.announced !== undefined && (isLast ? end !== model.announced : end > model.announced);
    if (isUpload && shift !== 0) return refused;
    if (isWrong) return refused;
    if (name === 'upload' && end % PART_BYTES !== 0 && end !== model.announced) return refused;
    if (isUpload) model.content = Buffer.concat([model.content, bytes]);
    if (!isLast) return { status: 200, upload: 'active', received: model.content.length };
    model.state = 'final';
    model.files += 1;
    return {
      status: 200,
      upload: 'final',
      body: { name: 'film', mimeType: 'video/mp4', sha256Checksum: sha256(model.content) },
    };
  }

  test('behaves like its model, whatever the commands, offsets and lengths', async () => {
    const step = fc.record({
      command: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom('upload', 'upload, finalize', 'finalize', 'query') },
        { weight: 1, arbitrary: fc.constantFrom('cancel', 'start', 'commit', 'upload,query') },
      ),
      sizeBytes: fc.constantFrom(0, 5, PART_BYTES, PART_BYTES, 2 * PART_BYTES),
      shift: fc.constantFrom(0, 0, 0, 0, 1, PART_BYTES),
    });
    // The first file of a user also creates their root folder.
    await send('uploadType=media', { body: 'x' });
    const announced = fc.constantFrom(undefined, undefined, 5, PART_BYTES, PART_BYTES + 5);
    await fc.assert(
      fc.asyncProperty(announced, fc.array(step, { minLength: 1, maxLength: 7 }), async (total, steps) => {
        const before = countFiles() ?? 0;
        const url = await start(total);
        const model: Model = { announced: total, content: Buffer.alloc(0), state: 'active', files: 0 };
        for (const taken of steps) {
          const bytes = randomBytes(taken.sizeBytes);
          const isUpload = taken.command.startsWith('upload');
          const offset = { 'x-goog-upload-offset': String(model.content.length + taken.shift) };
          const response = await command(url, taken.command, isUpload ? offset : {}, isUpload ? bytes : undefined);
          expect(response, JSON.stringify([total, steps, taken])).toMatchObject(expected(model, taken, bytes));
        }
        expect(countFiles()).toBe(before + model.files);
      }),
      { numRuns: 30 },
    );
  });

  test('accepts commands in any case and spacing, and rejects an offset that is not a number', async () => {
    const url = await start();
    expect(await command(url, 'upload', { 'x-goog-upload-offset': 'x' }, Buffer.alloc(PART_BYTES))).toMatchObject({
      status: 400,
    });
    expect(await command(url, 'upload', {}, Buffer.alloc(PART_BYTES))).toMatchObject({ status: 400 });
    const last = await command(url, 'Upload ,Finalize', { 'x-goog-upload-offset': '0' }, Buffer.from('bytes'));
    expect(last).toMatchObject({ status: 200, upload: 'final', body: { sha256Checksum: sha256('bytes') } });
  });

  test('reports that it has ended if the operation fails at the end', async () => {
    const { body } = await send('uploadType=media', { body: 'x' });
    const headers = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
    const path = `/upload/drive/v3/files/${body.id}`;
    const url = (await send('', { path, method: 'PATCH', headers })).headers.get('x-goog-upload-url') ?? '';
    await services().call(WHO, 'DELETE', `/drive/v3/files/${body.id}`);
    const ended = await command(url, 'upload, finalize', { 'x-goog-upload-offset': '0' }, Buffer.from('y'));
    expect(ended).toMatchObject({ status: 404, upload: 'final' });
  });
});
