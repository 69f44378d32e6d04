import { boundedInlines } from '@rotunda/document-formats/bounded-inlines';
import { readMark } from '@rotunda/document-formats/comment-mark';
import type { Slide } from '@rotunda/document-formats/slide';
import { escapeXml, removeInvalidCharacters } from '@rotunda/document-formats/xml';
import { Marked } from 'marked';
import type { PlacedComment } from '#drive/documents/conversion/blocks/document-comments.ts';
import {
  FootnoteNumbers,
  type FootnoteUse,
  footnotes,
  isFootnoteReference,
} from '#drive/documents/conversion/blocks/footnotes.ts';
import { longParagraphs } from '#drive/documents/conversion/blocks/long-paragraphs.ts';
import { checkMarkdownNesting } from '#drive/documents/conversion/blocks/nesting.ts';
import { embedPictures, type Pictures } from '#drive/documents/conversion/blocks/pictures.ts';
import {
  LINE_BREAK,
  type TextBlock,
  toBlocks,
  toEndnotes,
  toPlain,
} from '#drive/documents/conversion/blocks/text-blocks.ts';
import { HtmlComments } from './html-comments.ts';

/** Converts Markdown to plain text as exported by editors, with a byte order mark and CRLF line endings. */
export function toPlainText(markdown: string): string {
  const blocks = toBlocks(markdown);
  const lines = [...blocks, ...toEndnotes(blocks)].map(toLines);
  return `\ufeff${lines.join('\n\n').replaceAll('\n', '\r\n')}`;
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
 * Converts Markdown to a page with a title, the given pictures, and comments at their marks. The page fetches nothing else and
 * runs no scripts. Throws NestingError.
 */
export function toHtmlPage(
  markdown: string,
  title: string,
  { pictures = new Map(), comments = [] }: { pictures?: Pictures; comments?: readonly PlacedComment[] } = {},
): string {
  checkMarkdownNesting(markdown);
  const places = new HtmlComments(markdown, comments);
  let numbers = new FootnoteNumbers([]);
  const uses: FootnoteUse[] = [];
  const page = new Marked(longParagraphs, boundedInlines, footnotes, {
    extensions: [
      { name: 'footnote', renderer: () => '' },
      {
        name: 'footnoteReference',
        renderer(token) {
          const use = isFootnoteReference(token) ? numbers.use(token.label) : undefined;
          if (!use) return escapeXml(token.raw);
          uses.push(use);
          return toFootnoteLink(use);
        },
      },
    ],
    renderer: {
      html: ({ raw }) => (LINE_BREAK.test(raw) ? '<br>' : escapeXml(raw)),
      image({ href, text }) {
        const mark = readMark(href);
        if (mark) return `${escapeXml(text)}${places.place(mark)}`;
        return pictures.has(href) ? toImage(href, text) : escapeXml(text);
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return isSafeAddress(href) ? `<a href="${escapeXml(href)}">${text}</a>` : text;
      },
    },
  });
  const tokens = page.lexer(removeInvalidCharacters(markdown));
  numbers = new FootnoteNumbers(tokens);
  const text = page.parser(tokens);
  const unused = numbers.listUnused().map((footnote) => page.parser(footnote.tokens));
  numbers = new FootnoteNumbers([]); // Footnotes cannot contain footnotes.
  const notes = uses.flatMap((use) => (use.tokens ? [toFootnote(use.number, page.parser(use.tokens))] : []));
  const body = [text, ...unused, ...(notes.length > 0 ? ['<hr>\n', ...notes] : []), places.toNotes()].join('');
  return embedPictures(toPage(body, title), pictures);
}

// Uses the public service's format for footnotes on web pages.
function toFootnoteLink({ number, tokens }: FootnoteUse): string {
  return `<sup><a href="#ftnt${number}"${tokens ? ` id="ftnt_ref${number}"` : ''}>[${number}]</a></sup>`;
}

function toFootnote(number: number, content: string): string {
  const mark = `<a href="#ftnt_ref${number}" id="ftnt${number}">[${number}]</a> `;
  const marked = content.startsWith('<p>') ? content.replace('<p>', `<p>${mark}`) : `<p>${mark}</p>${content}`;
  return `<div>${marked}</div>\n`;
}

function toImage(address: string, text: string): string {
  return `<img src="${address}" alt="${escapeXml(text)}" style="max-width:100%">`;
}

/** Writes slides as sections of a page. */
export function toHtmlSlides(slides: readonly Slide[], title: string): string {
  const sections = slides.map(({ title: heading, lines }) => {
    const items = lines.map(({ depth, text }) => `<li style="margin-left:${depth}em">${escapeXml(text)}</li>`);
    return `<section><h2>${escapeXml(heading)}</h2><ul>${items.join('')}</ul></section>\n`;
  });
  return toPage(sections.join(''), title);
}

/** Writes a page with a title. */
export function toPage(body: string, title: string): string {
  const head = `<meta charset="utf-8"><title>${escapeXml(title)}</title>`;
  return `<!doctype html>\n<html><head>${head}</head>\n<body>\n${body}</body></html>\n`;
}

/** Whether an address points to a web page, an email address or a position in the same page. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:|mailto:|#|[^:]*$)/iu.test(address.trim());
}
