import type { components } from '@rotunda/api-client/bff-types';
import { type AlertMessage, describeRest, type MessageEntry } from './alert-message.ts';
import type { ChannelKind } from './channel-store.ts';

/** The formats of webhooks. */
export type WebhookKind = Exclude<ChannelKind, 'mail'>;

type JsonBody = components['schemas']['AlertWebhook'];

const BODIES: Readonly<Record<WebhookKind, (message: AlertMessage) => unknown>> = {
  webhook: toJsonBody,
  slack: toSlackBody,
  googleChat: toGoogleChatBody,
  teams: toTeamsBody,
};

/** The body of a webhook, in the format that its receiver expects. */
export function toWebhookBody(kind: WebhookKind, message: AlertMessage): string {
  return JSON.stringify(BODIES[kind](message));
}

function toJsonBody({ id, timeMs, count, entries, url }: AlertMessage): JsonBody {
  const timestamp = new Date(timeMs).toISOString();
  return { type: 'alerts.changed', timestamp, data: { messageId: id, count, alerts: [...entries], url } };
}

function toSlackBody(message: AlertMessage): unknown {
  const sections = message.entries.map((entry) =>
    section(`*<${entry.url}|${escapeXml(headOf(entry))}>*\n${tailOf(entry)}`),
  );
  const rest = describeRest(message);
  const last = section(`<${message.url}|View all alerts>${rest ? `, ${rest}` : ''}`);
  return { text: escapeXml(message.title), blocks: [...sections, last] };
}

/** Slack refuses a section of more than 3,000 characters. */
function section(text: string): unknown {
  return { type: 'section', text: { type: 'mrkdwn', text: text.slice(0, 3_000) } };
}

function tailOf({ detail, ruleName }: MessageEntry): string {
  return escapeXml(`${detail}\nRule: ${ruleName}`);
}

function toGoogleChatBody(message: AlertMessage): unknown {
  const widgets = message.entries.map((entry) => ({
    decoratedText: {
      topLabel: escapeXml(entry.ruleName),
      text: escapeXml(headOf(entry)),
      bottomLabel: escapeXml(entry.detail),
      wrapText: true,
      onClick: { openLink: { url: entry.url } },
    },
  }));
  const rest = describeRest(message);
  const text = rest ? `View all alerts (${rest})` : 'View all alerts';
  const button = { buttonList: { buttons: [{ text, onClick: { openLink: { url: message.url } } }] } };
  const card = { header: { title: message.title }, sections: [{ widgets: [...widgets, button] }] };
  return { cardsV2: [{ cardId: message.id, card }] };
}

function toTeamsBody(message: AlertMessage): unknown {
  const texts = message.entries.flatMap((entry) => [
    {
      type: 'TextBlock',
      wrap: true,
      weight: 'bolder',
      spacing: 'medium',
      text: `[${escapeMarkdown(headOf(entry))}](${entry.url})`,
    },
    { type: 'TextBlock', wrap: true, spacing: 'none', text: escapeMarkdown(`${entry.detail} Rule: ${entry.ruleName}`) },
  ]);
  const rest = describeRest(message);
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      { type: 'TextBlock', wrap: true, size: 'medium', weight: 'bolder', text: escapeMarkdown(message.title) },
      ...texts,
      ...(rest ? [{ type: 'TextBlock', wrap: true, isSubtle: true, text: rest }] : []),
    ],
    actions: [{ type: 'Action.OpenUrl', title: 'View all alerts', url: message.url }],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
  return { type: 'message', attachments: [attachment] };
}

function headOf({ title, change }: MessageEntry): string {
  return change === 'resolved' ? `Resolved: ${title}` : title;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]()#]/g, String.raw`\$&`);
}
