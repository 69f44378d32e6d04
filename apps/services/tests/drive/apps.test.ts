import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

let services: TestServices;
const ana = () => driveAs(services, 'ana@example.com');

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

async function listIds(filter: object): Promise<(string | null | undefined)[] | undefined> {
  return (await ana().apps.list(filter)).data.items?.map(({ id }) => id);
}

describe('installed apps', () => {
  test('are listed completely, including those that open files by default', async () => {
    const { data } = await ana().apps.list();
    expect(data).toMatchObject({
      kind: 'drive#appList',
      selfLink: `${services.origin}/drive/v3/apps`,
      defaultAppIds: ['rotunda-preview', 'rotunda-scripts'],
    });
    for (const app of data.items ?? []) {
      expect(app).toMatchObject({ kind: 'drive#app', installed: true, useByDefault: true });
      expect(app.openUrlTemplate).toMatch(/^http:\/\/localhost:4000\/.*\{ids\}/);
      expect(app.icons).toContainEqual({ category: 'document', size: 16, iconUrl: expect.any(String) });
    }
    expect(data.items).toHaveLength(2);
  });

  test('are filtered by the requested extensions or types', async () => {
    expect(await listIds({ appFilterExtensions: 'zip,.PDF' })).toEqual(['rotunda-preview']);
    const scripts = 'application/vnd.google-apps.script';
    expect(await listIds({ appFilterMimeTypes: scripts })).toEqual(['rotunda-scripts']);
    expect(await listIds({ appFilterMimeTypes: scripts, appFilterExtensions: 'txt' })).toEqual([
      'rotunda-scripts',
      'rotunda-preview',
    ]);
    expect(await listIds({ appFilterExtensions: 'zip' })).toEqual([]);
  });

  test('accept any language tag and nothing else as a language', async () => {
    expect(await listIds({ languageCode: 'de-CH-u-co-phonebk' })).toHaveLength(2);
    const wrong = ana().apps.list({ languageCode: 'not a language' });
    expect(await refusalOf(wrong)).toEqual({ status: 400, reason: 'invalid', location: 'languageCode' });
  });
});

describe('an app', () => {
  test('can be read by ID', async () => {
    const { data } = await ana().apps.list({ appFilterExtensions: 'pdf' });
    expect((await ana().apps.get({ appId: 'rotunda-preview' })).data).toEqual(data.items?.[0]);
  });

  test('do not include an app that is not installed', async () => {
    const wrong = ana().apps.get({ appId: 'none' });
    expect(await refusalOf(wrong)).toEqual({ status: 404, reason: 'notFound', location: 'appId' });
  });
});
