import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, newCalendar, refusalOf, share } from './calendar-client.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';
const ADMIN = 'admin@example.com';

let services: TestServices;
let ana: calendar_v3.Calendar;
let bo: calendar_v3.Calendar;

beforeAll(async () => {
  services = await startTestServices();
  services.account(ADMIN, { isDomainAdmin: true });
  ana = calendarAs(services, ANA);
  bo = calendarAs(services, BO);
});
afterAll(() => services[Symbol.asyncDispose]());

describe('access rules', () => {
  test('share a calendar with people, groups, domains and everyone', async () => {
    const calendarId = await newCalendar(ana);
    const { data, status } = await ana.acl.insert({
      calendarId,
      requestBody: { role: 'reader', scope: { type: 'user', value: 'Bo@Example.com' } },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: 'calendar#aclRule',
      id: `user:${BO}`,
      role: 'reader',
      scope: { type: 'user', value: BO },
    });
    await ana.acl.insert({
      calendarId,
      requestBody: { role: 'writer', scope: { type: 'domain', value: 'example.com' } },
    });
    expect((await calendarAs(services, 'someone@example.com').events.list({ calendarId })).data.accessRole).toBe(
      'writer',
    );
    await ana.acl.insert({ calendarId, requestBody: { role: 'reader', scope: { type: 'default' } } });
    expect((await calendarAs(services, 'someone@other.example').events.list({ calendarId })).data.accessRole).toBe(
      'reader',
    );
    expect((await ana.acl.get({ calendarId, ruleId: 'default' })).data.scope).toEqual({ type: 'default' });
  });

  test('notify the person by email unless told not to', async () => {
    const calendarId = await newCalendar(ana, 'Quiet');
    const outbox = () => services.db.all("SELECT recipient FROM outbox_messages WHERE body LIKE '%Quiet%'");
    await share(ana, calendarId, 'reader');
    expect(outbox()).toEqual([]);
    await ana.acl.patch({ calendarId, ruleId: `user:${BO}`, requestBody: { role: 'writer' } });
    expect(outbox()).toEqual([{ recipient: BO }]);
  });

  test('require the writer role to read and the owner role to change', async () => {
    const calendarId = await newCalendar(ana);
    await share(ana, calendarId, 'reader');
    expect(await refusalOf(bo.acl.list({ calendarId }))).toMatchObject({ status: 403, reason: 'requiredAccessLevel' });
    await share(ana, calendarId, 'writer');
    expect((await bo.acl.list({ calendarId })).data.items).toHaveLength(3);
    const requestBody = { role: 'reader', scope: { type: 'default' } };
    expect(await refusalOf(bo.acl.insert({ calendarId, requestBody }))).toMatchObject({
      status: 403,
      reason: 'requiredAccessLevel',
    });
  });

  test('that are deleted remain with the role none, and remove the entry from the person’s list', async () => {
    const calendarId = await newCalendar(ana);
    await share(ana, calendarId, 'reader');
    await bo.calendarList.insert({ requestBody: { id: calendarId } });
    const before = await bo.calendarList.list();
    const rules = await ana.acl.list({ calendarId });
    expect((await ana.acl.delete({ calendarId, ruleId: `user:${BO}` })).status).toBe(204);
    expect(await refusalOf(ana.acl.delete({ calendarId, ruleId: `user:${BO}` }))).toMatchObject({ status: 404 });
    expect((await ana.acl.list({ calendarId })).data.items).toHaveLength(2);
    expect((await ana.acl.list({ calendarId, showDeleted: true })).data.items).toHaveLength(3);
    const delta = await ana.acl.list({ calendarId, syncToken: rules.data.nextSyncToken ?? '' });
    expect(delta.data.items).toMatchObject([{ id: `user:${BO}`, role: 'none' }]);
    const listDelta = await bo.calendarList.list({ syncToken: before.data.nextSyncToken ?? '' });
    expect(listDelta.data.items).toMatchObject([{ id: calendarId, deleted: true }]);
    const call = ana.acl.list({ calendarId, syncToken: rules.data.nextSyncToken ?? '', showDeleted: false });
    expect(await refusalOf(call)).toMatchObject({ status: 400, location: 'showDeleted' });
  });

  test('keep their scope when they are updated', async () => {
    const calendarId = await newCalendar(ana);
    await share(ana, calendarId, 'reader');
    const requestBody = { role: 'writer', scope: { type: 'user', value: ADMIN } };
    const { data } = await ana.acl.update({ calendarId, ruleId: `user:${BO}`, requestBody });
    expect(data).toMatchObject({ id: `user:${BO}`, role: 'writer' });
    const stale = { headers: { 'If-Match': '"1"' } };
    expect(
      await refusalOf(ana.acl.patch({ calendarId, ruleId: `user:${BO}`, requestBody: { role: 'reader' } }, stale)),
    ).toMatchObject({ status: 412 });
  });

  test.each([
    ['no role', { scope: { type: 'user', value: BO } }, { status: 400, reason: 'required' }],
    ['no scope type', { role: 'reader', scope: { value: BO } }, { status: 400, message: 'Missing scope type.' }],
    ['an unknown role', { role: 'boss', scope: { type: 'user', value: BO } }, { status: 400, reason: 'invalid' }],
    [
      'an unknown scope type',
      { role: 'reader', scope: { type: 'planet', value: 'x' } },
      { status: 400, reason: 'invalid' },
    ],
    [
      'a bad address',
      { role: 'reader', scope: { type: 'user', value: 'bo' } },
      { status: 400, reason: 'invalidScopeValue' },
    ],
    [
      'an unknown person',
      { role: 'reader', scope: { type: 'user', value: 'no@one.example' } },
      { status: 404, reason: 'notFound' },
    ],
    [
      'a writing public',
      { role: 'writer', scope: { type: 'default' } },
      { status: 400, reason: 'illegalAccessRoleForDefault' },
    ],
    [
      "one's own role",
      { role: 'reader', scope: { type: 'user', value: ANA } },
      { status: 403, reason: 'cannotChangeOwnAcl' },
    ],
  ])('with %s are rejected', async (_, requestBody, expected) => {
    const calendarId = await newCalendar(ana);
    expect(await refusalOf(ana.acl.insert({ calendarId, requestBody }))).toMatchObject(expected);
  });

  test('cannot take a calendar away from its data owner, or have an invalid scope', async () => {
    const calendarId = await newCalendar(ana);
    await share(ana, calendarId, 'owner');
    expect(await refusalOf(bo.acl.delete({ calendarId, ruleId: `user:${ANA}` }))).toMatchObject({
      status: 403,
      reason: 'cannotChangeOwnerAcl',
    });
    expect(await refusalOf(ana.acl.get({ calendarId, ruleId: 'nonsense' }))).toMatchObject({
      status: 400,
      reason: 'invalid',
    });
    expect(await refusalOf(ana.acl.get({ calendarId, ruleId: `user:${ADMIN}` }))).toMatchObject({ status: 404 });
  });
});
