import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRIVE_THEMES } from '#drive/drives/drive-themes.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';
import { createSharedDrive } from './shared-drive-members.ts';

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  services.account('root@example.com', { isDomainAdmin: true });
});
afterAll(() => services[Symbol.asyncDispose]());

const createDrive = (requestBody?: object) => createSharedDrive(services, requestBody);

describe('a custom image of a shared drive', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  async function createImage(mimeType = 'image/png'): Promise<string> {
    const media = { mimeType, body: Readable.from([PIXEL]) };
    const { data } = await as('ana').files.create({ requestBody: { name: 'photo.png' }, media }, uploadsTo(services));
    return data.id ?? '';
  }

  test('is shown in the selected crop, whatever happens to the file, until a theme is set', async () => {
    const driveId = await createDrive();
    const id = await createImage();
    const change = (requestBody: object) =>
      as('ana').drives.update({ driveId, requestBody, fields: 'backgroundImageLink' });
    const { data: themed } = await change({});
    const file = { id, xCoordinate: 0.25, yCoordinate: 0.1, width: 0.5 };
    const { data } = await change({ backgroundImageFile: file });
    await as('ana').files.update({ fileId: id, requestBody: { trashed: true } });
    const image = await fetch(data.backgroundImageLink ?? '');
    expect(image.status).toBe(200);
    const text = await image.text();
    expect(text).toContain(PIXEL.toString('base64'));
    expect(text).toContain('width="160"');
    expect(text).toContain('translate(-25%,-10%)');
    expect((await fetch(`${data.backgroundImageLink}x`)).status).toBe(404);
    const [theme] = DRIVE_THEMES;
    expect((await change({ themeId: theme?.id })).data.backgroundImageLink).not.toBe(data.backgroundImageLink);
    expect((await fetch(data.backgroundImageLink ?? '')).status).toBe(404);
    expect((await fetch(themed.backgroundImageLink ?? '')).status).toBe(200);
  });

  test('needs a crop inside an image that the caller may read', async () => {
    const driveId = await createDrive();
    const id = await createImage();
    const put = (backgroundImageFile: object) =>
      refusalOf(as('ana').drives.update({ driveId, requestBody: { backgroundImageFile } }));
    const part = { xCoordinate: 0, yCoordinate: 0, width: 1 };
    for (const file of [
      part,
      { id, xCoordinate: 0, yCoordinate: 0 },
      { id, ...part, width: 0 },
      { id, ...part, width: 1.5 },
      { id, ...part, xCoordinate: 0.5 },
      { id, ...part, yCoordinate: -1 },
    ]) {
      expect(await put(file)).toMatchObject({ status: 400, location: 'backgroundImageFile' });
    }
    expect(await put({ id: await createImage('text/plain'), ...part })).toMatchObject({ status: 400 });
    expect(await put({ id: 'none', ...part })).toMatchObject({ status: 404, reason: 'notFound' });
  });
});
