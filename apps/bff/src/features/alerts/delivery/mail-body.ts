import { type AlertMessage, describeRest, type MessageEntry } from './alert-message.ts';

/** The texts of a message that goes by mail. */
export function toMailBody(message: AlertMessage): { subject: string; text: string; html: string } {
  const rest = describeRest(message);
  const texts = message.entries.map(
    (entry) => `${headOf(entry)}\n${entry.detail}\nRule: ${entry.ruleName}\n${entry.url}`,
  );
  const items = message.entries.map(
    (entry) =>
      `<p><a href="${escapeHtml(entry.url)}"><b>${escapeHtml(headOf(entry))}</b></a><br>${escapeHtml(entry.detail)}<br>` +
      `Rule: ${escapeHtml(entry.ruleName)}</p>`,
  );
  return {
    subject: message.title.replaceAll(/\s+/g, ' '),
    text: [...texts, ...(rest ? [rest] : []), `All alerts: ${message.url}`].join('\n\n'),
    html: [
      ...items,
      ...(rest ? [`<p>${escapeHtml(rest)}</p>`] : []),
      `<p><a href="${escapeHtml(message.url)}">View all alerts</a></p>`,
    ].join('\n'),
  };
}

function headOf({ title, change }: MessageEntry): string {
  return change === 'resolved' ? `Resolved: ${title}` : title;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
