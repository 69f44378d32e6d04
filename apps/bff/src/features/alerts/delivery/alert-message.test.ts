import { expect, test } from 'vitest';
import { toMailBody } from '#platform/delivery/mail-body.ts';
import type { Message } from '#platform/delivery/message.ts';
import { toWebhookBody } from '#platform/delivery/webhook-body.ts';
import { composeMessage } from './alert-message.ts';

const row = {
  id: 'd1',
  channel_id: 'c1',
  rule_id: 'r1',
  alert_id: 'a1',
  user_id: 'u1',
  change: 'opened',
  change_count: 1,
  changed_at: Date.parse('2026-03-02T08:00:00Z'),
  title: 'sync <b>[x](https://evil.example)',
  detail: 'Failed & failed.',
  path: '/processes?fn=sync',
  state: 'pending',
  message_id: 'msg_1',
  attempts: 0,
  due_at: 0,
  updated_at: 0,
};

function compose(total: number): Message {
  const newest = [row, { ...row, alert_id: 'a2', change: 'resolved' }].slice(0, total);
  const names = new Map([['r1', 'Failures']]);
  const address = { publicOrigin: 'https://console.example', basePath: '/rotunda' };
  return composeMessage({ messageId: 'msg_1', attempts: 0, total, newest }, names, address);
}

test('a retry has the same body, and the JSON contains the total number of alerts', () => {
  const body = toWebhookBody('webhook', compose(1_000));
  expect(toWebhookBody('webhook', compose(1_000))).toBe(body);
  expect(JSON.parse(body)).toMatchObject({
    type: 'alerts.changed',
    timestamp: '2026-03-02T08:00:00.000Z',
    data: {
      count: 1_000,
      alerts: [{ url: 'https://console.example/rotunda/processes?fn=sync' }, { change: 'resolved' }],
    },
  });
});

test('alert text creates no links or markup in a chat', () => {
  const slack = toWebhookBody('slack', compose(2));
  expect(slack).toContain('sync &lt;b&gt;');
  expect(JSON.parse(slack)).toMatchObject({ blocks: [{ type: 'section' }, { type: 'section' }, { type: 'section' }] });
  const chat = toWebhookBody('googleChat', compose(2));
  expect(JSON.parse(chat)).toMatchObject({
    cardsV2: [{ card: { sections: [{ widgets: [{ decoratedText: { topLabel: 'Rule: Failures' } }, {}, {}] }] } }],
  });
  expect(chat).not.toContain('sync <b>[x](https://evil.example)","bottomLabel');
  const teams = JSON.parse(toWebhookBody('teams', compose(2)));
  expect(teams).toMatchObject({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: { type: 'AdaptiveCard' } }],
  });
  expect(JSON.stringify(teams)).toContain(String.raw`\\[x\\]\\(https://evil.example\\)`);
});

test('an email has a one-line subject and gives the number of alerts that are not listed', () => {
  const message = compose(25);
  const { subject, text, html } = toMailBody({ ...message, title: 'One\r\nBcc: somebody@example.com' });
  expect(subject).toBe('One Bcc: somebody@example.com');
  expect(text).toContain('and 23 more');
  expect(html).toContain('sync &lt;b&gt;');
  expect(toMailBody(compose(1)).subject).toBe(`${row.title} (opened)`);
});
