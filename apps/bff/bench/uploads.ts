// Uploads one large file in parts and reports the console's memory during the upload. The service discards the content.
import { Readable } from 'node:stream';
import { ResumableService } from '#testing/servers/resumable-service.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { BenchConsole } from './bench-console.ts';
import { writeRow } from './write-row.ts';

const MIB = 2 ** 20;
const GIB = 2 ** 30;
const TOTAL_BYTES = 5 * GIB;
const PART_BYTES = 256 * MIB;
const PIECE = Buffer.alloc(MIB);

const upstream = await TestUpstream.start();
upstream.handler = new ResumableService(upstream.origin).handler;
const bff = await BenchConsole.start(upstream.origin);
const browser = await bff.signIn();
const atRestMib = Math.round(bff.memoryMib());
bff.resetPeakMemory();
const startedAt = performance.now();
const afterEachMib = await upload();
const seconds = (performance.now() - startedAt) / 1000;
const [afterFirstMib = 0] = afterEachMib;
const atEndMib = afterEachMib.at(-1) ?? 0;
process.stderr.write(
  `5 GiB in parts of ${PART_BYTES / MIB} MiB: ${Math.round(TOTAL_BYTES / MIB / seconds)} MiB/s; ` +
    `${atRestMib} MiB of memory at rest, ${afterEachMib.join(', ')} after each GiB\n`,
);
writeRow({
  name: 'memory of the console while 5 GiB are uploaded',
  value: bff.memoryMib('VmHWM'),
  unit: 'MiB',
  atMost: 220,
});
writeRow({
  name: 'memory of the console for each GiB after the first',
  value: (atEndMib - afterFirstMib) / (TOTAL_BYTES / GIB - 1),
  unit: 'MiB',
  atMost: 2,
});
await bff[Symbol.asyncDispose]();
await upstream.close();

/** Uploads everything. Resolves to the console's memory after each GiB. */
async function upload(): Promise<number[]> {
  const wanted = { operation: 'drive.files.create', metadata: { name: 'large.bin' }, sizeBytes: TOTAL_BYTES };
  const started = await browser.request('/api/files/uploads', { method: 'POST', body: JSON.stringify(wanted) });
  const afterEach: number[] = [];
  for (let start = 0; start < TOTAL_BYTES; start += PART_BYTES) {
    const response = await browser.request(String(started.headers.location), {
      method: 'PUT',
      headers: { 'content-range': `bytes ${start}-${start + PART_BYTES - 1}/${TOTAL_BYTES}` },
      body: Readable.from(pieces()),
    });
    if (response.status !== 308 && response.status !== 200) throw new Error(`${response.status} ${response.text}`);
    if ((start + PART_BYTES) % GIB === 0) afterEach.push(Math.round(bff.memoryMib()));
  }
  return afterEach;
}

function* pieces(): Generator<Buffer> {
  for (let sent = 0; sent < PART_BYTES; sent += PIECE.length) yield PIECE;
}
