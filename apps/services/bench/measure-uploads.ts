import { logProgress, type Row } from './report.ts';
import { ServerProcess } from './server-process.ts';

const FILE_COUNT = 1000;
const MIN_PER_MINUTE = 1000;

/** Measures how many small files can be uploaded per minute over 20 connections. Throws if a file does not read back as sent. */
export async function measureUploads(): Promise<Row> {
  await using services = await ServerProcess.start('./serve-own.ts');
  logProgress(`${FILE_COUNT} small uploads`);
  const contents = Array.from({ length: FILE_COUNT }, (_, index) => JSON.stringify({ index }));
  const startedAt = performance.now();
  const files = await Promise.all(
    contents.map(async (content) => {
      const path = '/upload/drive/v3/files?uploadType=media';
      return { content, id: JSON.parse(await services.request({ method: 'POST', path, body: content })).id };
    }),
  );
  const minutes = (performance.now() - startedAt) / 60_000;
  for (const { content, id } of files) {
    const stored = await services.request({ method: 'GET', path: `/drive/v3/files/${id}?alt=media` });
    if (stored !== content) throw new Error(`${content} reads as ${stored}`);
  }
  const rate = FILE_COUNT / minutes;
  return {
    name: 'small uploads, each on disk before its response, and read back',
    value: rate,
    unit: 'a minute',
    peer: null,
    ratio: null,
    target: `≥ ${MIN_PER_MINUTE.toLocaleString('en')} a minute, none lost`,
    ok: rate >= MIN_PER_MINUTE,
  };
}
