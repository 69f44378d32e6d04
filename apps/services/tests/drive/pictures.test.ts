import { Readable } from 'node:stream';
import { PhotonImage } from '@cf-wasm/photon/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#core/clock.ts';
import { writePng } from '#demo/drive/drive-png.ts';
import { ContentIndexer } from '#drive/content/content-indexer.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, uploadsTo } from './drive-client.ts';
import { withExif } from './exif.ts';

let services: TestServices;
let indexer: ContentIndexer;
let shiftMs = 0;
const ana = () => driveAs(services, 'ana@example.com');
const ben = () => driveAs(services, 'ben@example.com');

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => systemClock.nowMs() + shiftMs } });
  const { db, blobs } = services;
  const onError = (error: unknown) => {
    throw error;
  };
  indexer = new ContentIndexer({ db, blobs, onError });
});
afterAll(async () => {
  await indexer.close();
  await services[Symbol.asyncDispose]();
});

// The left half is red and the right half blue, which makes a rotation visible.
const halves = writePng(1200, 600, (x) => (x < 600 ? [255, 0, 0] : [0, 0, 255]));

function toJpeg(png: Uint8Array): Buffer {
  using image = PhotonImage.new_from_byteslice(png);
  return Buffer.from(image.get_bytes_jpeg(90));
}

async function upload(mimeType: string, content: Uint8Array, requestBody: object = {}): Promise<string> {
  const media = { mimeType, body: Readable.from([Buffer.from(content)]) };
  const { data } = await ana().files.create(
    { requestBody: { name: 'Picture', ...requestBody }, media },
    uploadsTo(services),
  );
  await indexer.runDue();
  return data.id ?? '';
}

async function read(fileId: string) {
  const fields = 'hasThumbnail,thumbnailLink,thumbnailVersion,imageMediaMetadata';
  return (await ana().files.get({ fileId, fields })).data;
}

function fetchAs(name: string, link: string | null | undefined, scopes?: readonly string[]) {
  const authorization = `Bearer ${services.token(`${name}@example.com`, scopes)}`;
  return fetch(link ?? '', { headers: { authorization } });
}

/** Fetches the image at a link. Returns its size and the colour of its first pixel. */
async function look(link: string | null | undefined, name = 'ana') {
  const response = await fetchAs(name, link);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  using image = PhotonImage.new_from_byteslice(new Uint8Array(await response.arrayBuffer()));
  const [red = 0, green = 0, blue = 0] = image.get_raw_pixels();
  return {
    width: image.get_width(),
    height: image.get_height(),
    color: red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : [red, green, blue],
  };
}

describe('a picture', () => {
  test('has a thumbnail, only for its readers and for several hours', async () => {
    const { permissionId } = services.account('ben@example.com');
    const fileId = await upload('image/png', halves);
    await ana().permissions.create({
      fileId,
      requestBody: { type: 'user', role: 'reader', emailAddress: 'ben@example.com' },
    });
    const { data } = await ben().files.get({ fileId, fields: 'thumbnailLink' });
    const { thumbnailLink: link } = data;
    expect(await look(link, 'ben')).toEqual({ width: 440, height: 220, color: 'red' });
    const responses = [fetch(link ?? ''), fetchAs('ana', link), fetchAs('ben', link, ['drive.metadata.readonly'])];
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([404, 404, 404]);
    shiftMs = 3 * 3_600_000;
    expect((await fetchAs('ben', link)).status).toBe(404);
    shiftMs = 0;
    await ana().permissions.delete({ fileId, permissionId });
    expect((await fetchAs('ben', link)).status).toBe(404);
    const { thumbnailLink } = await read(fileId);
    const forged = (thumbnailLink ?? '').replace(/.{4}$/u, 'AAAA');
    expect([(await fetchAs('ana', thumbnailLink)).status, (await fetchAs('ana', forged)).status]).toEqual([200, 404]);
  });

  test('serves its thumbnail to anyone with the link only while it is shared with anyone', async () => {
    const fileId = await upload('image/png', halves);
    const { thumbnailLink } = await read(fileId);
    expect((await fetch(thumbnailLink ?? '')).status).toBe(404);
    await ana().permissions.create({ fileId, requestBody: { type: 'anyone', role: 'reader' } });
    expect((await fetch(thumbnailLink ?? '')).status).toBe(200);
    await ana().permissions.delete({ fileId, permissionId: 'anyoneWithLink' });
    expect((await fetch(thumbnailLink ?? '')).status).toBe(404);
  });

  test('is shown upright, with its camera metadata', async () => {
    const fileId = await upload('image/jpeg', withExif(toJpeg(halves)));
    const { thumbnailLink, imageMediaMetadata } = await read(fileId);
    expect(await look(thumbnailLink)).toEqual({ width: 220, height: 440, color: 'red' });
    expect(imageMediaMetadata).toEqual({
      width: 1200,
      height: 600,
      rotation: 1,
      cameraMake: 'Kestrel',
      cameraModel: 'K-7',
      time: '2026:05:01 10:20:30',
      exposureTime: 1 / 125,
      aperture: 2.8,
      flashUsed: true,
      focalLength: 35,
      isoSpeed: 400,
      meteringMode: 'Pattern',
      location: { latitude: 52.5, longitude: -13.25, altitude: 34 },
    });
  });

  test('gets a new thumbnail with new content, and a copy has the same one', async () => {
    const fileId = await upload('image/png', halves);
    const before = await read(fileId);
    const { data: copy } = await ana().files.copy({ fileId });
    const other = writePng(40, 30, () => [0, 0, 255]);
    await ana().files.update(
      { fileId, media: { mimeType: 'image/png', body: Readable.from([other]) } },
      uploadsTo(services),
    );
    await indexer.runDue();
    const after = await read(fileId);
    expect(Number(after.thumbnailVersion)).toBeGreaterThan(Number(before.thumbnailVersion));
    expect(await look(after.thumbnailLink)).toEqual({ width: 40, height: 30, color: 'blue' });
    expect(await look((await read(copy.id ?? '')).thumbnailLink)).toEqual({ width: 440, height: 220, color: 'red' });
  });

  test('is shown on white where it is transparent, and by its first frame', async () => {
    using clear = new PhotonImage(new Uint8Array(20 * 20 * 4), 20, 20);
    const fileId = await upload('image/webp', clear.get_bytes_webp());
    expect(await look((await read(fileId)).thumbnailLink)).toEqual({ width: 20, height: 20, color: [255, 255, 255] });
  });

  test.each([
    ['that is none', Buffer.from('no picture')],
    ['that ends early', halves.subarray(0, 200)],
    ['of more pixels than can be decoded', hugePng()],
    ['of lines', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('in %s has no thumbnail', async (_, content) => {
    const broken = await upload('image/png', content);
    expect((await read(broken)).hasThumbnail).toBe(false);
    const next = await upload('image/png', halves);
    expect((await read(next)).hasThumbnail).toBe(true);
  });
});

describe('a thumbnail uploaded by a client', () => {
  const image = toJpeg(halves).toString('base64url');

  test('is shown for a file without any other, until its content changes', async () => {
    const fileId = await upload('application/x-model', Buffer.from('cube'), {
      contentHints: { thumbnail: { image, mimeType: 'image/jpeg' } },
    });
    expect(await look((await read(fileId)).thumbnailLink)).toEqual({ width: 440, height: 220, color: 'red' });
    await ana().files.update({ fileId, requestBody: { name: 'Cube' } });
    expect((await read(fileId)).hasThumbnail).toBe(true);
    await ana().files.update(
      { fileId, media: { mimeType: 'application/x-model', body: Readable.from(['ball']) } },
      uploadsTo(services),
    );
    await indexer.runDue();
    expect((await read(fileId)).hasThumbnail).toBe(false);
  });

  test('does not replace the file’s own thumbnail', async () => {
    const own = writePng(50, 50, () => [0, 0, 255]);
    const fileId = await upload('image/png', own, { contentHints: { thumbnail: { image } } });
    expect(await look((await read(fileId)).thumbnailLink)).toEqual({ width: 50, height: 50, color: 'blue' });
  });

  test.each(['not base64', Buffer.alloc(2 * 2 ** 20 + 1).toString('base64url')])(
    'is rejected if it is invalid or too large',
    async (bad) => {
      const created = ana().files.create({ requestBody: { contentHints: { thumbnail: { image: bad } } } });
      await expect(created).rejects.toMatchObject({ status: 400 });
    },
  );
});

/** Writes the header of an image of 20,000 by 20,000 pixels. */
function hugePng(): Buffer {
  const png = Buffer.from(writePng(1, 1, () => [0, 0, 0]));
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  return png;
}

describe('a file icon', () => {
  test.each([
    ['application/vnd.google-apps.folder', 'folder'],
    ['application/vnd.google-apps.spreadsheet', 'spreadsheet'],
    ['application/vnd.google-apps.site', 'file'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
    ['application/pdf', 'pdf'],
    ['application/zip', 'archive'],
    ['image/heic', 'image'],
    ['chemical/x-pdb', 'file'],
  ])('of %s is that of a %s, and is public', async (mimeType, name) => {
    const { data } = await ana().files.create({ requestBody: { name: 'Thing', mimeType }, fields: 'iconLink' });
    expect(data.iconLink).toBe(`${services.origin}/images/icons/${name}.svg`);
    const response = await fetch(data.iconLink ?? '');
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/u);
  });

  test('does not exist under another name', async () => {
    for (const name of ['constructor.svg', 'file', 'file.png', '..%2ffile.svg']) {
      expect((await fetch(`${services.origin}/images/icons/${name}`)).status).toBe(404);
    }
  });
});
