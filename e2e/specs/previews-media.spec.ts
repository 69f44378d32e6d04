import { MEDIA_FILES } from '../corpus/media-files.ts';
import { checkCorpus } from '../fixtures/check-corpus.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

checkCorpus('videos and sounds of the corpus are played or say why not, and are compared', MEDIA_FILES);

test('a long audio file plays from any position without loading earlier data, and counts as seen once played', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const rate = 48_000;
  const seconds = 600;
  const head = Buffer.from('524946460000000057415645666d74201000000001000100000000000000000001000800', 'hex');
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  const sizes = Buffer.from('6461746100000000', 'hex');
  sizes.writeUInt32LE(rate * seconds, 4);
  const content = new Uint8Array(Buffer.concat([head, sizes, Buffer.alloc(rate * seconds, 128)]));
  const media = { content, contentType: 'audio/wav' };
  const { id: fileId = '' } = await operator.call('drive.files.create', {}, { body: { name: 'Long.wav' }, media });
  const { page } = await openAs('operator');
  const ranges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dl/')) ranges.push(request.headers().range ?? 'no range');
  });
  await page.goto(`/file/${fileId}/preview`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('10:00, 0% played')).toBeVisible();
  const player = preview.getByLabel('Long.wav');
  await player.evaluate(async (element: HTMLMediaElement) => {
    element.muted = true;
    element.currentTime = 590;
    element.playbackRate = 8;
    await element.play();
  });
  await expect(preview.getByText(/10:00, [1-9]\d*% played/)).toBeVisible();
  const starts = ranges.map((range) => Number(/^bytes=(\d+)-/.exec(range)?.[1] ?? Number.NaN));
  expect(starts.some((start) => start > 28_000_000)).toBe(true);
});
