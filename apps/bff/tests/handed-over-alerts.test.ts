import { expect, test, vi } from 'vitest';
import { letTimePass } from '#testing/let-time-pass.ts';
import { AlertReceivers, addChannel, addDeliveredRule, titlesOf } from './alert-receivers.ts';
import { listAlerts, listRules, send, WAIT } from './alert-requests.ts';

const RULE = { name: 'Failures', kind: 'functionFails', settings: { count: 1, minutes: 60 }, isTeam: true };

test('a channel of the team gets what is open for the new owner of a rule, and not again what it has', async () => {
  await using receivers = await AlertReceivers.start();
  const { bff, runs, receiver } = receivers;
  const store = bff.openStore();
  const operator = await bff.signIn('operator');
  const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url, isTeam: true });
  bff.issuer.user = { sub: 'sub-deputy', email: 'deputy@example.com', name: 'deputy', roles: ['operator'] };
  const deputy = bff.openBrowser();
  await deputy.signIn();
  runs.fail('sync');
  const ruleId = await addDeliveredRule(operator, [channelId], RULE);
  const isOpenForDeputy = (title: string) =>
    vi.waitFor(async () => {
      await deputy.request('/api/alerts/summary');
      await letTimePass(bff.clock, store, 10_000);
      expect(await listAlerts(deputy)).toContainEqual(expect.objectContaining({ title, state: 'open' }));
    }, WAIT);
  await isOpenForDeputy('sync in Orders');
  await vi.waitFor(() => expect(titlesOf(receiver)).toEqual(['sync in Orders: opened']), WAIT);

  await send(operator, 'POST', '/auth/logout', {});
  runs.fail('mail');
  await isOpenForDeputy('mail in Orders');
  expect(titlesOf(receiver)).toEqual(['sync in Orders: opened']);

  await send(deputy, 'PUT', `/api/alert-rules/${ruleId}`, { ...RULE, isMine: true });
  await vi.waitFor(() => expect(titlesOf(receiver)).toContain('mail in Orders: opened'), WAIT);
  // Repeating the request has no further effect.
  await send(deputy, 'PUT', `/api/alert-rules/${ruleId}`, { ...RULE, isMine: true });
  await vi.waitFor(async () => expect(await listRules(deputy)).toMatchObject([{ status: 'watching' }]), WAIT);
  expect(titlesOf(receiver)).toEqual(['mail in Orders: opened', 'sync in Orders: opened']);
  await store.destroy();
});
