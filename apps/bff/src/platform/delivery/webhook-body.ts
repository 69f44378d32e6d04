import type { components } from '@rotunda/api-client/bff-types';
import type { Message, MessageEntry } from './message.ts';

/** How a channel delivers: by mail, or as a webhook in a given format. */
export type ChannelKind = components['schemas']['AlertChannelKind'];
/** The formats of webhooks. */
type WebhookKind = Exclude<ChannelKind, 'mail'>;

const BODIES: Readonly<Record<WebhookKind, (message: Message) => unknown>> = {
  webhook: ({ json }) => json,
  slack: toSlackBody,
  googleChat: toGoogleChatBody,
  teams: toTeamsBody,
};

/** Returns the body of a webhook in the receiver's format. */
export function toWebhookBody(kind: WebhookKind, message: Message): string {
  return JSON.stringify(BODIES[kind](message));
}

function toSlackBody(message: Message): unknown {
  const sections = message.entries.map((entry) =>
    section(`*<${entry.url}|${escapeXml(entry.title)}>*\n${getTail(entry)}`),
  );
  const { rest } = message;
  const last = section(`<${message.url}|${escapeXml(message.urlLabel)}>${rest ? `, ${escapeXml(rest)}` : ''}`);
  return { text: escapeXml(message.title), blocks: [...sections, last] };
}

/** Slack rejects a section longer than 3,000 characters. */
function section(text: string): unknown {
  return { type: 'section', text: { type: 'mrkdwn', text: text.slice(0, 3_000) } };
}

function getTail({ detail, label }: MessageEntry): string {
  return escapeXml(label === undefined ? detail : `${detail}\n${label}`);
}

function toGoogleChatBody(message: Message): unknown {
  const widgets = message.entries.map((entry) => ({
    decoratedText: {
      ...(entry.label !== undefined && { topLabel: escapeXml(entry.label) }),
      text: escapeXml(entry.title),
      bottomLabel: escapeXml(entry.detail),
      wrapText: true,
      onClick: { openLink: { url: entry.url } },
    },
  }));
  const { rest } = message;
  const text = rest ? `${message.urlLabel} (${rest})` : message.urlLabel;
  const button = { buttonList: { buttons: [{ text, onClick: { openLink: { url: message.url } } }] } };
  const card = { header: { title: message.title }, sections: [{ widgets: [...widgets, button] }] };
  return { cardsV2: [{ cardId: message.id, card }] };
}

function toTeamsBody(message: Message): unknown {
  const texts = message.entries.flatMap((entry) => [
    {
      type: 'TextBlock',
      wrap: true,
      weight: 'bolder',
      spacing: 'medium',
      text: `[${escapeMarkdown(entry.title)}](${entry.url})`,
    },
    {
      type: 'TextBlock',
      wrap: true,
      spacing: 'none',
      text: escapeMarkdown([entry.detail, entry.label].filter(Boolean).join(' ')),
    },
  ]);
  const { rest } = message;
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      { type: 'TextBlock', wrap: true, size: 'medium', weight: 'bolder', text: escapeMarkdown(message.title) },
      ...texts,
      ...(rest ? [{ type: 'TextBlock', wrap: true, isSubtle: true, text: rest }] : []),
    ],
    actions: [{ type: 'Action.OpenUrl', title: message.urlLabel, url: message.url }],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
  return { type: 'message', attachments: [attachment] };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]()#]/g, String.raw`\$&`);
}
