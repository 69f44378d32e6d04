import type { Message } from './message.ts';

/** Returns the texts of a mail message. */
export function toMailBody({ title, entries, rest, url, urlLabel }: Message): {
  subject: string;
  text: string;
  html: string;
} {
  const texts = entries.map((entry) =>
    [entry.title, entry.detail, entry.label, entry.url].filter((line) => line !== undefined && line !== '').join('\n'),
  );
  const items = entries.map((entry) => {
    const lines = [entry.detail, entry.label].filter((line) => line !== undefined && line !== '');
    const head = `<a href="${escapeHtml(entry.url)}"><b>${escapeHtml(entry.title)}</b></a>`;
    return `<p>${[head, ...lines.map((line) => escapeHtml(line ?? ''))].join('<br>')}</p>`;
  });
  return {
    subject: title.replaceAll(/\s+/g, ' '),
    text: [...texts, ...(rest ? [rest] : []), `${urlLabel}: ${url}`].join('\n\n'),
    html: [
      ...items,
      ...(rest ? [`<p>${escapeHtml(rest)}</p>`] : []),
      `<p><a href="${escapeHtml(url)}">${escapeHtml(urlLabel)}</a></p>`,
    ].join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
