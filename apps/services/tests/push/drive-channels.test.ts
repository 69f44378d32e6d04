import type { drive_v3 } from '@googleapis/drive';
import { describe, expect, test } from 'vitest';
import { insertChannel } from '#core/push/channel-store.ts';
import { driveAs, refusalOf } from '../drive/drive-client.ts';
import { prepareWatchedServices } from './watched-services.ts';

const HOUR_MS = 3_600_000;

const { time, services, receiver, toBody } = prepareWatchedServices();
const as = (name: string) => driveAs(services(), `${name}@example.com`);

async function createFile(name: string, requestBody: drive_v3.Schema$File = {}): Promise<string> {
  const { data } = await as(name).files.create({ requestBody: { name: 'plan.txt', ...requestBody } });
  return data.id ?? '';
}

async function watchFile(name: string, fileId: string, body?: drive_v3.Schema$Channel) {
  const { data } = await as(name).files.watch({ fileId, requestBody: toBody(body) });
  expect(await receiver().next()).toMatchObject({ state: 'sync', number: 1 });
  return data;
}

/** Returns the messages received after the first one of each channel, once everything is delivered. */
async function readNotifications(): Promise<{ state: string; changed: string[] }[]> {
  await services().push.runDue();
  return receiver()
    .received.filter(({ state }) => state !== 'sync')
    .map(({ state, changed }) => ({ state, changed }));
}

describe('a channel', () => {
  test('returns the details the client needs', async () => {
    const fileId = await createFile('ana');
    const body = toBody({ token: 'of=Ana', payload: true });
    const { data, status } = await as('ana').files.watch({ fileId, requestBody: body });
    expect(status).toBe(200);
    expect(data).toEqual({
      kind: 'api#channel',
      id: body.id,
      resourceId: expect.stringMatching(/^[\w-]{27}$/u),
      resourceUri: `${services().origin}/drive/v3/files/${fileId}?alt=json`,
      token: 'of=Ana',
      expiration: String(time.nowMs + HOUR_MS),
    });
  });

  test('delivers messages without a body, with the documented headers', async () => {
    const fileId = await createFile('ana');
    const channel = await watchFile('ana', fileId, { token: 'of=Ana' });
    await as('ana').files.update({ fileId, requestBody: { name: 'other.txt' } });
    await services().push.runDue();
    const [first, second] = receiver().received;
    expect(first).toMatchObject({
      method: 'POST',
      path: '/hook',
      body: '',
      headers: {
        'content-length': '0',
        'user-agent': 'APIs-Google',
        'x-goog-channel-id': channel.id,
        'x-goog-channel-token': 'of=Ana',
        'x-goog-channel-expiration': new Date(time.nowMs + HOUR_MS).toUTCString(),
        'x-goog-resource-id': channel.resourceId,
        'x-goog-resource-uri': channel.resourceUri,
        'x-goog-resource-state': 'sync',
        'x-goog-message-number': '1',
      },
    });
    expect(first?.headers).not.toHaveProperty('x-goog-changed');
    expect(second).toMatchObject({ number: 2, state: 'update', changed: ['properties'] });
  });

  test('sends no token if it has none', async () => {
    await watchFile('ana', await createFile('ana'));
    expect(receiver().received[0]?.headers).not.toHaveProperty('x-goog-channel-token');
  });

  test('has the same resource ID as another one for the same resource, and a different one for another resource', async () => {
    const fileId = await createFile('ana');
    const first = await watchFile('ana', fileId);
    expect((await watchFile('ana', fileId)).resourceId).toBe(first.resourceId);
    expect((await watchFile('ana', await createFile('ana'))).resourceId).not.toBe(first.resourceId);
  });

  test('lives for an hour by default, for a file at most a day and for changes at most a week', async () => {
    const fileId = await createFile('ana');
    const lifetimeMs = async (body: drive_v3.Schema$Channel) => {
      const { data } = await as('ana').files.watch({ fileId, requestBody: toBody(body) });
      return Number(data.expiration) - time.nowMs;
    };
    expect(await lifetimeMs({})).toBe(HOUR_MS);
    expect(await lifetimeMs({ params: { ttl: '60' } })).toBe(60_000);
    expect(await lifetimeMs({ expiration: String(time.nowMs + 5000), params: { ttl: '60' } })).toBe(5000);
    expect(await lifetimeMs({ expiration: String(time.nowMs + 90_000), params: { ttl: '60' } })).toBe(60_000);
    expect(await lifetimeMs({ params: { ttl: '999999999999' } })).toBe(24 * HOUR_MS);
    const requestBody = toBody({ expiration: '9999999999999' });
    const { data } = await as('ana').changes.watch({ pageToken: '1', requestBody });
    expect(Number(data.expiration) - time.nowMs).toBe(7 * 24 * HOUR_MS);
    const byDefault = await as('ana').changes.watch({ pageToken: '1', requestBody: toBody() });
    expect(Number(byDefault.data.expiration) - time.nowMs).toBe(HOUR_MS);
  });

  test('also accepts its expiration as a number, and returns it as a string', async () => {
    const fileId = await createFile('ana');
    const body = { ...toBody(), expiration: time.nowMs + 60_000 };
    const response = await services().call('ana@example.com', 'POST', `/drive/v3/files/${fileId}/watch`, body);
    expect(response).toMatchObject({ status: 200, body: { expiration: String(time.nowMs + 60_000) } });
  });

  test('delivers nothing after it expires', async () => {
    const fileId = await createFile('ana');
    await watchFile('ana', fileId);
    time.nowMs += HOUR_MS;
    await as('ana').files.update({ fileId, requestBody: { name: 'other.txt' } });
    expect(await readNotifications()).toEqual([]);
  });
});

describe('a channel description', () => {
  test.each<[string, drive_v3.Schema$Channel, number, string]>([
    ['without an id', { id: null }, 400, 'required'],
    ['with an id that is too long', { id: 'x'.repeat(65) }, 400, 'invalid'],
    ['with an id of other characters', { id: 'a b' }, 400, 'invalid'],
    ['without a type', { type: null }, 400, 'required'],
    ['with a type that is not offered', { type: 'mail' }, 400, 'push.channelTypeNotSupported'],
    ['without an address', { address: null }, 400, 'push.webhookUrlNoHostOrAddress'],
    ['with an address that is none', { address: 'here' }, 400, 'push.webhookUrlNoHostOrAddress'],
    ['with an address that is not encrypted', { address: 'http://example.com/' }, 400, 'push.webhookUrlNotHttps'],
    ['with an address of another protocol', { address: 'ftp://localhost/' }, 400, 'push.webhookUrlNotHttps'],
    ['with an address that is not allowed', { address: 'https://example.com/' }, 401, 'push.webhookUrlUnauthorized'],
    ['with an address in the own network', { address: 'https://10.0.0.1/' }, 401, 'push.webhookUrlUnauthorized'],
    ['with a password in its address', { address: 'http://a:b@localhost/' }, 401, 'push.webhookUrlUnauthorized'],
    ['with a token that is too long', { token: 'x'.repeat(257) }, 400, 'invalid'],
    ['with a token of several lines', { token: 'a\r\nX-Other: b' }, 400, 'invalid'],
    ['with an expiration that is no time', { expiration: 'soon' }, 400, 'invalid'],
    ['with an expiration that is over', { expiration: '1' }, 400, 'invalid'],
    ['with a time to live that is no number', { params: { ttl: '1e3' } }, 400, 'invalid'],
    ['with no time to live', { params: { ttl: '0' } }, 400, 'invalid'],
  ])('%s is rejected', async (_, body, status, reason) => {
    const fileId = await createFile('ana');
    const call = as('ana').files.watch({ fileId, requestBody: toBody(body) });
    expect(await refusalOf(call)).toEqual({ status, reason });
    expect(services().db.get('SELECT 1 FROM channel_ids')).toBeUndefined();
  });

  test('may use the alias of the type', async () => {
    await watchFile('ana', await createFile('ana'), { type: 'webhook' });
  });

  test('that is missing is rejected', async () => {
    const path = `/drive/v3/files/${await createFile('ana')}/watch`;
    expect(await services().call('ana@example.com', 'POST', path)).toMatchObject({
      status: 400,
      body: { error: { errors: [{ reason: 'required' }] } },
    });
  });

  test('with an ID that was used before is rejected, even if that channel was stopped', async () => {
    const fileId = await createFile('ana');
    const { id, resourceId } = await watchFile('ana', fileId);
    const again = () => as('bo').changes.watch({ pageToken: '1', requestBody: toBody({ id: id ?? '' }) });
    expect(await refusalOf(again())).toEqual({ status: 400, reason: 'channelIdNotUnique' });
    await as('ana').channels.stop({ requestBody: { id, resourceId } });
    expect(await refusalOf(again())).toEqual({ status: 400, reason: 'channelIdNotUnique' });
    time.nowMs += 2 * HOUR_MS;
    await services().push.runDue();
    expect(await refusalOf(again())).toEqual({ status: 400, reason: 'channelIdNotUnique' });
  });
});

test('a user may have a thousand open channels', async () => {
  const { id: accountId } = services().account('ana@example.com');
  services().db.transaction(() => {
    for (let count = 0; count < 999; count += 1) {
      insertChannel(services().db, {
        clientId: 'test-client',
        id: String(count),
        accountId,
        operation: 'drive.changes.watch',
        params: {},
        resource: accountId,
        resourceId: '',
        resourceUri: '',
        token: undefined,
        address: receiver().address,
        expiresAt: time.nowMs + 1000,
        sequence: 0,
        sourceState: '',
      });
    }
  });
  const fileId = await createFile('ana');
  await as('ana').files.watch({ fileId, requestBody: toBody() });
  const oneMore = () => as('ana').files.watch({ fileId, requestBody: toBody() });
  expect(await refusalOf(oneMore())).toEqual({ status: 403, reason: 'UrlLeaseLimitExceeded' });
  await as('bo').changes.watch({ pageToken: '1', requestBody: toBody() });
  time.nowMs += 1000;
  expect((await oneMore()).status).toBe(200);
});

describe('stopping', () => {
  test('ends a channel', async () => {
    const fileId = await createFile('ana');
    const { id, resourceId } = await watchFile('ana', fileId);
    expect((await as('ana').channels.stop({ requestBody: { id, resourceId } })).status).toBe(204);
    await as('ana').files.update({ fileId, requestBody: { name: 'other.txt' } });
    expect(await readNotifications()).toEqual([]);
    const again = as('ana').channels.stop({ requestBody: { id, resourceId } });
    expect(await refusalOf(again)).toEqual({ status: 404, reason: 'notFound' });
  });

  test('needs the ID and the resource ID of a channel of the same user', async () => {
    const { id, resourceId } = await watchFile('ana', await createFile('ana'));
    const stop = (name: string, requestBody: drive_v3.Schema$Channel) =>
      refusalOf(as(name).channels.stop({ requestBody }));
    expect(await stop('ana', { id })).toEqual({ status: 400, reason: 'required' });
    expect(await stop('ana', { resourceId })).toEqual({ status: 400, reason: 'required' });
    expect(await stop('ana', { id, resourceId: 'another' })).toEqual({ status: 404, reason: 'notFound' });
    expect(await stop('ana', { id: 'another', resourceId })).toEqual({ status: 404, reason: 'notFound' });
    expect(await stop('bo', { id, resourceId })).toEqual({ status: 403, reason: 'forbidden' });
    const elsewhere = await services().call('ana@example.com', 'POST', '/calendar/v3/channels/stop', {
      id,
      resourceId,
    });
    expect(elsewhere.status).toBe(404);
    await as('ana').channels.stop({ requestBody: { id, resourceId } });
  });
});
