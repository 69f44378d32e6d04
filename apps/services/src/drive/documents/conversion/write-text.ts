import { Marked } from 'marked';
import { type TextBlock, toBlocks, toPlain } from './text-blocks.ts';

/** Markdown as plain text, as editors export it: with a byte order mark and CRLF at the ends of lines. */
export function toPlainText(markdown: string): string {
  return `\ufeff${toBlocks(markdown).map(toLines).join('\n\n').replaceAll('\n', '\r\n')}`;
}

function toLines(block: TextBlock): string {
  switch (block.kind) {
    case 'item':
      return `${'   '.repeat(block.depth)}${block.marker} ${toPlain(block.runs)}`;
    case 'code':
      return block.text;
    case 'table':
      return block.rows.map((row) => row.join('\t')).join('\n');
    case 'rule':
      return '________________';
    default:
      return toPlain(block.runs);
  }
}

// HTML in the source becomes text: nothing that was imported runs.
const page = new Marked({
  renderer: {
    html: ({ raw }) => escapeHtml(raw),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return isSafeAddress(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    },
  },
});

/** Markdown as a page with a title. */
export function toHtmlPage(markdown: string, title: string): string {
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title>`;
  const body = page.parse(markdown, { async: false });
  return `<!doctype html>\n<html><head>${head}</head>\n<body>\n${body}</body></html>\n`;
}

function isSafeAddress(address: string): boolean {
  return /^(?:https?:|mailto:|#|[^:]*$)/iu.test(address.trim());
}

function escapeHtml(text: string): string {
  const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => references[character] ?? character);
}
