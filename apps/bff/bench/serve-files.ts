// The service behind everything that is measured: a 2 KB list, 64 MiB of content, and uploads that are read and discarded.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { announcePort } from './peer-process.ts';
import { CONTENT_BYTES, CONTENT_PATH, LIST_PATH } from './service-paths.ts';

const PIECE_BYTES = 64 * 1024;
const piece = Buffer.alloc(PIECE_BYTES);

const files = Array.from({ length: 20 }, (_, index) => ({
  kind: 'drive#file',
  id: `file-${index}`.padEnd(33, '0'),
  name: `Quarterly report ${index}`,
}));
const list = Buffer.from(JSON.stringify({ kind: 'drive#fileList', files }));

function* contentPieces(): Generator<Buffer> {
  for (let sentBytes = 0; sentBytes < CONTENT_BYTES; sentBytes += PIECE_BYTES) yield piece;
}

const server = createServer((request, response) => {
  // The console adds its own parameters.
  const { pathname } = new URL(request.url ?? '', 'http://service');
  if (request.method === 'POST') {
    request.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  } else if (pathname === LIST_PATH) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': list.length }).end(list);
  } else if (pathname === CONTENT_PATH) {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': CONTENT_BYTES });
    Readable.from(contentPieces()).pipe(response);
  } else {
    response.writeHead(404).end();
  }
});
await announcePort(server);
