import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BatchError, parseBatch } from './parse-batch.ts';

const part = (request: string, id = '<1>') =>
  `--b\r\nContent-Type: application/http\r\nContent-ID: ${id}\r\n\r\n${request}\r\n`;
const parse = (text: string) => parseBatch(Buffer.from(text), 'b');

describe('parseBatch', () => {
  test('returns the requests in their order', () => {
    const text = `${part('GET /drive/v3/about?fields=*\r\nAccept: text/plain\r\n', '<a>')}${part(
      'PATCH /drive/v3/files/1 HTTP/1.1\r\nContent-Type: application/json\r\n\r\n{"name":"é"}',
      'two',
    )}--b--`;
    expect(parse(text).map(({ body, ...rest }) => ({ ...rest, body: body.toString() }))).toEqual([
      {
        contentId: '<a>',
        method: 'GET',
        target: '/drive/v3/about?fields=*',
        headers: { accept: 'text/plain' },
        body: '',
      },
      {
        contentId: 'two',
        method: 'PATCH',
        target: '/drive/v3/files/1',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"é"}',
      },
    ]);
  });

  test('accepts bare line feeds and a preamble', () => {
    const text = `hello\n${part('GET /x')}--b--`.replaceAll('\r\n', '\n');
    expect(parse(text)).toMatchObject([{ method: 'GET', target: '/x' }]);
  });

  test('returns no requests for an empty batch', () => {
    expect(parse('--b--')).toEqual([]);
  });

  test.each([
    ['no delimiter', 'GET /x'],
    ['no last delimiter', part('GET /x')],
    ['another type of part', '--b\r\nContent-Type: text/plain\r\n\r\nGET /x\r\n--b--'],
    ['no request line', `${part('{"name":1}')}--b--`],
  ])('rejects %s', (_what, text) => {
    expect(() => parse(text)).toThrow(BatchError);
  });

  test('bodies are returned byte for byte', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const body = Buffer.from(bytes);
        fc.pre(!body.includes('\n--b') && body.at(-1) !== 0x0d);
        const head = Buffer.from('--b\r\nContent-Type: application/http\r\n\r\nPUT /x\r\n\r\n');
        expect(parseBatch(Buffer.concat([head, body, Buffer.from('\r\n--b--')]), 'b')[0]?.body).toEqual(body);
      }),
    );
  });
});
