import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { ApiError, InvalidResponseError, NetworkError } from './errors.ts';

type Response = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function clientOf(respond: Response) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    respond(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  const baseUrls = { script: base, calendar: base, drive: base, upload: `${base}upload/` };
  return createClient({ baseUrls, headers: () => ({ 'x-bff-csrf': '1' }) });
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

describe('call', () => {
  test('sends method, path, query, body and headers of the operation', async () => {
    const client = await clientOf((request, response, body) =>
      json(response, 200, { name: `${request.method} ${request.url} ${body} ${request.headers['x-bff-csrf']}` }),
    );
    const file = await client.call('drive.files.create', { supportsAllDrives: true }, { body: { name: 'a' } });
    expect(file.name).toBe('POST /files?supportsAllDrives=true {"name":"a"} 1');
  });

  test('sends metadata and media as one multipart request', async () => {
    const client = await clientOf((request, response, body) =>
      json(response, 200, { name: request.url, description: body }),
    );
    const file = await client.call(
      'drive.files.create',
      {},
      { body: { name: 'a' }, media: { content: 'hello', contentType: 'text/plain' } },
    );
    expect(file.name).toBe('/upload/files?uploadType=multipart');
    expect(file.description).toMatch(
      /^--(rotunda-\S+)\r\nContent-Type: application\/json; charset=UTF-8\r\n\r\n\{"name":"a"\}\r\n--\1\r\nContent-Type: text\/plain\r\n\r\nhello\r\n--\1--\r\n$/,
    );
  });

  test('resolves to undefined for an operation without a response body', async () => {
    const client = await clientOf((_request, response) => response.writeHead(204).end());
    expect(await client.call('drive.files.delete', { fileId: 'x' })).toBeUndefined();
  });

  test('an abort rejects with the reason of the signal', async () => {
    const client = await clientOf(() => undefined);
    const controller = new AbortController();
    const call = client.call('drive.files.get', { fileId: 'x' }, { signal: controller.signal });
    controller.abort(new Error('not needed any more'));
    await expect(call).rejects.toThrow('not needed any more');
  });
});

test('an abort while the body arrives rejects with the reason of the signal too', async () => {
  const controller = new AbortController();
  const client = await clientOf((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"name":', () => controller.abort(new Error('not needed any more')));
  });
  const call = client.call('drive.files.get', { fileId: 'x' }, { signal: controller.signal });
  await expect(call).rejects.toThrow('not needed any more');
});

describe('errors', () => {
  test('a service error keeps its status, reason, location and retry time', async () => {
    const client = await clientOf((_request, response) =>
      json(
        response,
        403,
        {
          error: {
            code: 403,
            message: 'Slow down',
            errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded', message: 'Slow down', location: 'q' }],
          },
        },
        { 'retry-after': '2', 'x-request-id': 'r1' },
      ),
    );
    const error = await client.call('drive.files.list', {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      operationId: 'drive.files.list',
      status: 403,
      reason: 'rateLimitExceeded',
      message: 'Slow down',
      location: 'q',
      retryAfterMs: 2000,
      requestId: 'r1',
    });
  });

  test('a BFF problem keeps the service’s error', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      code: 'upstream_forbidden',
      requestId: 'r2',
      retryable: false,
      upstream: { status: 403, reason: 'forbidden', message: 'No' },
    };
    const client = await clientOf((_request, response) =>
      json(response, 403, problem, { 'content-type': 'application/problem+json' }),
    );
    await expect(client.call('drive.files.list', {})).rejects.toMatchObject({
      status: 403,
      reason: 'forbidden',
      message: 'No',
      requestId: 'r2',
      problem,
    });
  });

  test('an empty 502 is an error', async () => {
    const client = await clientOf((_request, response) => response.writeHead(502, { 'content-length': 0 }).end());
    await expect(client.call('drive.files.list', {})).rejects.toMatchObject({ name: 'ApiError', status: 502 });
  });

  test('an endless error body is read only up to its limit', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(500);
      const pump = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pump);
      pump();
    });
    await expect(client.call('drive.files.list', {})).rejects.toMatchObject({ status: 500 });
  });

  test('a failed connection is a network error', async () => {
    const base = 'http://127.0.0.1:1/';
    const client = createClient({ baseUrls: { script: base, calendar: base, drive: base } });
    await expect(client.call('drive.files.list', {})).rejects.toBeInstanceOf(NetworkError);
  });

  test('a page that is not a list is an error', async () => {
    const client = await clientOf((_request, response) => json(response, 200, null));
    const pages = client.pages('drive.files.list', {});
    await expect(pages.next()).rejects.toBeInstanceOf(InvalidResponseError);
  });

  test('an array in place of an object is an error, not an empty list', async () => {
    const client = await clientOf((_request, response) => json(response, 200, []));
    await expect(client.call('drive.drives.list', {})).rejects.toBeInstanceOf(InvalidResponseError);
  });

  test.each([
    ['a page of HTML', '<p>Sign in</p>'],
    ['JSON that was cut', '{"files":['],
  ])('%s includes the request ID, so that it can be found in the logs', async (_, body) => {
    const client = await clientOf((_request, response) => response.writeHead(200, { 'x-request-id': 'r4' }).end(body));
    const error = await client.call('drive.files.list', {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ requestId: 'r4' });
  });

  test('a response that is cut off includes the request ID', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'x-request-id': 'r5', 'content-length': 100 }).write('{"files":[');
      setImmediate(() => response.destroy());
    });
    const error = await client.call('drive.files.list', {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ requestId: 'r5' });
  });

  test('a successful response without the promised body is an error', async () => {
    const client = await clientOf((_request, response) => response.writeHead(200).end());
    await expect(client.call('drive.files.list', {})).rejects.toBeInstanceOf(InvalidResponseError);
  });
});

describe('lists', () => {
  test('a call returns the first page with elements, skipping empty ones, and gives up after twenty', async () => {
    const asked: string[] = [];
    let pages: Readonly<Record<string, object>> = {};
    const client = await clientOf((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://host');
      asked.push(`${searchParams.get('maxResults')} ${searchParams.get('pageToken')}`);
      json(response, 200, pages[searchParams.get('pageToken') ?? ''] ?? { nextPageToken: 'more' });
    });
    pages = { '': { items: [], nextPageToken: '1' }, 1: { nextPageToken: '2' }, 2: { items: [{ id: 'weekStart' }] } };
    const { items } = await client.call('calendar.settings.list', { maxResults: 5 });
    expect(items).toEqual([{ id: 'weekStart' }]);
    expect(asked).toEqual(['5 null', '5 1', '5 2']);
    pages = {};
    expect(await client.call('calendar.settings.list', {})).toEqual({ nextPageToken: 'more' });
    expect(asked).toHaveLength(3 + 21);
  });

  test('items are returned from all pages, including those after an empty one', async () => {
    const pages: Record<string, object> = {
      '': { files: [{ id: 'a' }], nextPageToken: '1' },
      1: { files: [], nextPageToken: '2' },
      2: { files: [{ id: 'b' }] },
    };
    const client = await clientOf((request, response) =>
      json(response, 200, pages[new URL(request.url ?? '', 'http://host').searchParams.get('pageToken') ?? '']),
    );
    const ids: (string | undefined)[] = [];
    for await (const file of client.items('drive.files.list', { pageSize: 1 })) ids.push(file.id);
    expect(ids).toEqual(['a', 'b']);
  });

  test('every page of a chain of tokens is returned once, and a repeated token ends the list with an error', async () => {
    let pages: Readonly<Record<string, object>> = {};
    const client = await clientOf((request, response) =>
      json(response, 200, pages[new URL(request.url ?? '', 'http://host').searchParams.get('pageToken') ?? 'first']),
    );
    const tokens = fc.uniqueArray(fc.stringMatching(/^[a-z]{6}$/), { minLength: 1, maxLength: 6 });
    const chain = tokens.chain((names) =>
      fc.record({ names: fc.constant(names), back: fc.option(fc.nat({ max: names.length - 1 })) }),
    );
    const read = async (taken: unknown[]) => {
      for await (const page of client.pages('drive.files.list', {})) taken.push(page.files?.[0]?.id);
    };
    await fc.assert(
      fc.asyncProperty(chain, async ({ names, back }) => {
        const next = (at: number) => names[at] ?? (back === null ? undefined : names[back]);
        const toPage = (id: string, at: number) => ({ files: [{ id }], nextPageToken: next(at) });
        pages = Object.fromEntries(['first', ...names].map((name, at) => [name, toPage(name, at)]));
        const taken: unknown[] = [];
        const outcome = await read(taken).catch((error: unknown) => error);
        expect(taken).toEqual(['first', ...names]);
        if (back === null) expect(outcome).toBeUndefined();
        else expect(outcome).toBeInstanceOf(InvalidResponseError);
      }),
    );
  });

  test('a page token that loops back to the start of the list ends it with an error', async () => {
    const client = await clientOf((request, response) => {
      const token = new URL(request.url ?? '', 'http://host').searchParams.get('pageToken');
      json(response, 200, { files: [], nextPageToken: token === 'a' ? 'b' : 'a' });
    });
    const read = async () => {
      for await (const page of client.pages('drive.files.list', { pageToken: 'a' })) expect(page.files).toEqual([]);
    };
    await expect(read()).rejects.toThrow('drive.files.list returned the token of an earlier page again');
  });
});
