import { escapeXml } from '@rotunda/document-formats/xml';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { formatSize } from '#shared/format/size.ts';

const NESTING = 20; // Deeper nesting is an attempt to overflow the stack.
const HEADERS_BYTES = 1_000_000;

/** Converts a mail message (RFC 5322) to markup: its headers, text and attachments. Rejects if the bytes contain no header. */
export async function mailToHtml(bytes: Uint8Array): Promise<string> {
  const mail = await PostalMime.parse(new Uint8Array(bytes), {
    maxNestingDepth: NESTING,
    maxHeadersSize: HEADERS_BYTES,
  });
  if (mail.headers.length === 0) throw new Error('the text is not a message');
  const headers: [name: string, value: string | undefined][] = [
    ['From', toPeople(mail.from && [mail.from])],
    ['To', toPeople(mail.to)],
    ['Cc', toPeople(mail.cc)],
    ['Date', toTime(mail.date)],
    ['Subject', mail.subject],
  ];
  const rows = headers.flatMap(([name, value]) =>
    value ? [`<tr><th>${name}</th><td>${escapeXml(value)}</td></tr>`] : [],
  );
  const body = mail.html ?? `<pre>${escapeXml(mail.text ?? '')}</pre>`;
  return `<table>${rows.join('')}</table><div>${body}</div>${toList(mail.attachments)}`;
}

function toPeople(people: readonly Address[] | undefined): string | undefined {
  return people?.map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name))).join(', ');
}

/** Formats a date as `Fri, 27 Nov 2026 09:00:00 GMT`. Invalid dates stay unchanged. */
function toTime(date: string | undefined): string | undefined {
  const time = new Date(date ?? '');
  return Number.isNaN(time.getTime()) ? date : time.toUTCString();
}

function toList(attachments: readonly Attachment[]): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(({ filename, mimeType, content }) => {
    const size = typeof content === 'string' ? content.length : content.byteLength;
    return `<li>${escapeXml(`${filename ?? 'Without a name'} (${mimeType}, ${formatSize(size)})`)}</li>`;
  });
  return `<section><h3>Attachments</h3><ul>${items.join('')}</ul></section>`;
}
