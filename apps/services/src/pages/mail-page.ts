import { toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { type Html, html } from '#identity/html.ts';
import type { Page } from '#identity/page.ts';

type Message = { number: number; sender: string; subject: string; body: string; sentAt: number };

const MAIL_PAGE_SIZE = 50;

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Renders the messages sent to an address, newest first. `before` is the number of a message. */
export function renderMailPage(db: Database, email: string, before: number): Page {
  const found = db.all<Message>(
    `SELECT number, sender, subject, body, sent_at AS sentAt FROM outbox_messages
     WHERE recipient = ? AND number < ? ORDER BY number DESC LIMIT ?`,
    email,
    before,
    MAIL_PAGE_SIZE + 1,
  );
  const messages = found.slice(0, MAIL_PAGE_SIZE);
  const last = found.length > MAIL_PAGE_SIZE ? messages.at(-1) : undefined;
  return {
    status: 200,
    title: 'Mail',
    content: html`<h1>Mail</h1>
<p>${messages.length === 0 ? 'No messages yet for' : 'Messages to'} ${email}</p>
${messages.map(toArticle)}
${last && html`<p><a href="?before=${last.number}">Older messages</a></p>`}`,
  };
}

function toArticle({ number, sender, subject, body, sentAt }: Message): Html {
  return html`<article aria-labelledby="message-${number}">
<h2 id="message-${number}">${subject}</h2>
<p class="origin">${sender}, <time datetime="${toTimestamp(sentAt)}">${timeFormat.format(sentAt)} UTC</time></p>
<p>${toLines(body)}</p>
</article>`;
}

/** Returns the lines of a message. A line that is a URL becomes a link. */
function toLines(body: string): Html[] {
  return body.split('\n').map((line, index) => {
    const content = /^https?:\/\/\S+$/u.test(line) ? html`<a href="${line}">${line}</a>` : line;
    return html`${index > 0 ? '\n' : undefined}${content}`;
  });
}
