import { Marked } from 'marked';
import { longParagraphs } from './long-paragraphs.ts';
import { requireShallowMarkdown } from './nesting.ts';
import { embedPictures, type Pictures } from './pictures.ts';
import type { Sheet } from './sheet.ts';
import { toTextRows } from './sheets.ts';
import type { Slide } from './slide.ts';
import { LINE_BREAK, type TextBlock, toBlocks, toPlain } from './text-blocks.ts';
import { escapeXml } from './xml.ts';

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
      return block.rows.map((row) => row.map((cell) => toPlain(cell).replaceAll('\n', ' ')).join('\t')).join('\n');
    case 'rule':
      return '________________';
    default:
      return toPlain(block.runs);
  }
}

/**
 * Markdown as a page with a title, with those of its pictures that are given. Nothing else is fetched, and nothing runs.
 * Throws NestingError.
 */
export function toHtmlPage(markdown: string, title: string, pictures: Pictures = new Map()): string {
  requireShallowMarkdown(markdown);
  const page = new Marked(longParagraphs, {
    renderer: {
      html: ({ raw }) => (LINE_BREAK.test(raw) ? '<br>' : escapeXml(raw)),
      image: ({ href, text }) => (pictures.has(href) ? toImage(href, text) : escapeXml(text)),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return isSafeAddress(href) ? `<a href="${escapeXml(href)}">${text}</a>` : text;
      },
    },
  });
  return embedPictures(toPage(page.parse(markdown, { async: false }), title), pictures);
}

function toImage(address: string, text: string): string {
  return `<img src="${address}" alt="${escapeXml(text)}" style="max-width:100%">`;
}

/** Sheets as tables on a page, each below its name. */
export function toHtmlTables(sheets: readonly Sheet[], title: string): string {
  const toRow = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`;
  const tables = sheets.map(
    (sheet) => `<h2>${escapeXml(sheet.name)}</h2>\n<table>${toTextRows(sheet).map(toRow).join('\n')}</table>\n`,
  );
  return toPage(tables.join(''), title);
}

/** Slides as sections of a page. */
export function toHtmlSlides(slides: readonly Slide[], title: string): string {
  const sections = slides.map(({ title: heading, lines }) => {
    const items = lines.map(({ depth, text }) => `<li style="margin-left:${depth}em">${escapeXml(text)}</li>`);
    return `<section><h2>${escapeXml(heading)}</h2><ul>${items.join('')}</ul></section>\n`;
  });
  return toPage(sections.join(''), title);
}

function toPage(body: string, title: string): string {
  const head = `<meta charset="utf-8"><title>${escapeXml(title)}</title>`;
  return `<!doctype html>\n<html><head>${head}</head>\n<body>\n${body}</body></html>\n`;
}

function isSafeAddress(address: string): boolean {
  return /^(?:https?:|mailto:|#|[^:]*$)/iu.test(address.trim());
}
