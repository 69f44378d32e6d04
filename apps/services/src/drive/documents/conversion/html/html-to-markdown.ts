/// <reference path="./domino.d.ts" />
import { createDocument, type DomElement } from '@mixmark-io/domino';
import { readMark } from '@rotunda/document-formats/comment-mark';
import type { DocumentComment } from '@rotunda/document-formats/document-comment';
import TurndownService from 'turndown';
import { checkHtmlNesting } from '#drive/documents/conversion/blocks/nesting.ts';
import { checkHtmlAttributes } from './check-html-attributes.ts';
import { extractComments } from './html-comments.ts';
import { extractFootnotes, FOOTNOTE_REFERENCE } from './html-footnotes.ts';
import { MARKER, prepareLists } from './html-lists.ts';

const MAX_CELLS = 200_000;
const MAX_SPAN = 1000;

/**
 * Converts HTML to Markdown, with tables, strikethrough and footnotes in GitHub's syntax. Throws RangeError if the HTML is nested
 * too deep or too large, or has an element with too many attributes.
 */
export function toMarkdown(html: string): string {
  return readPage(html, false).markdown;
}

/** Like `toMarkdown`, for a page that may contain comments in the public service's format. */
export function toMarkdownWithComments(html: string): { markdown: string; comments: DocumentComment[] } {
  return readPage(html, true);
}

function readPage(html: string, hasComments: boolean): { markdown: string; comments: DocumentComment[] } {
  checkHtmlNesting(html);
  checkHtmlAttributes(html);
  if (html.trim() === '') return { markdown: '', comments: [] };
  const document = createDocument(html, true);
  const comments = hasComments ? extractComments(document) : [];
  prepareLists(document);
  const footnotes = extractFootnotes(document);
  const service = createService();
  const write = (element: DomElement) => service.turndown(element as unknown as TurndownService.Node);
  const notes = footnotes.map(({ label, element }) => `[^${label}]: ${indent(write(element), '    ')}`);
  return { markdown: [write(document.body), ...notes].join('\n\n').trim(), comments };
}

function createService(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  const escapeMarkdown = service.escape.bind(service);
  // Escapes what the library does not: strikethrough, tags, character references, and delimiter rows that would turn the line
  // above into a table header.
  service.escape = (text) => escapeMarkdown(text).replaceAll(/(?<!\\)[~<]|&(?=#?\w+;)|(?<=^\s*):(?=-)/gmu, '\\$&');
  service.remove(['script', 'style', 'noscript', 'title']);
  service.addRule('struck', {
    filter: (node) => ['DEL', 'S', 'STRIKE'].includes(toElement(node).nodeName),
    replacement: (content) => content.replace(/^(\s*)(\S[\s\S]*?)(\s*)$/u, '$1~~$2~~$3'),
  });
  service.addRule('item', {
    filter: 'li',
    replacement(content, node) {
      const marker = `${toElement(node).getAttribute(MARKER) ?? '-'} `.padEnd(4);
      const isLast = toElement(node).nextElementSibling === null;
      return `${marker}${indent(content.replace(/^\n+/u, '').trimEnd(), ' '.repeat(marker.length))}${isLast ? '' : '\n'}`;
    },
  });
  service.addRule('reference to a footnote', {
    filter: (node) => toElement(node).nodeName === FOOTNOTE_REFERENCE,
    replacement: (_content, node) => `[^${toElement(node).getAttribute('label')}]`,
  });
  service.addRule('mark of a comment', {
    filter: (node) =>
      toElement(node).nodeName === 'A' && readMark(toElement(node).getAttribute('id') ?? '') !== undefined,
    replacement: (content, node) => `![](${toElement(node).getAttribute('id')})${content}`,
  });
  service.addRule('preformatted text', {
    filter: 'pre',
    replacement(_content, node) {
      const element = toElement(node);
      const [, language = ''] = /\blanguage-(\S+)/u.exec(element.firstElementChild?.getAttribute('class') ?? '') ?? [];
      return toFenced(readPreformatted(element).replace(/^\n|\n$/gu, ''), language);
    },
  });
  addTables(service);
  return service;
}

// The library's types declare nodes as browser nodes.
function toElement(node: unknown): DomElement {
  return node as DomElement;
}

/** Returns the text of an element with its line breaks. */
function readPreformatted(element: DomElement): string {
  if (element.nodeName === 'BR') return '\n';
  if (element.childNodes.length === 0) return element.textContent ?? '';
  return Array.from(element.childNodes).map(readPreformatted).join('');
}

function toFenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/^`{3,}/gmu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}${language}\n${text}\n${fence}\n\n`;
}

/** Indents the lines of a text after the first one. */
function indent(text: string, blanks: string): string {
  return text.replaceAll(/\n(?=[^\n])/gu, `\n${blanks}`);
}

function addTables(service: TurndownService): void {
  const cells = new Map<unknown, string>();
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      cells.set(
        node,
        content
          .trim()
          .replaceAll('|', '\\|')
          .replaceAll(/\s*\n\s*/gu, '<br>'),
      );
      return '';
    },
  });
  service.addRule('part of a table', { filter: ['tr', 'tbody', 'thead', 'tfoot'], replacement: () => '' });
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => {
      const rows = toGrid(toElement(node), cells);
      const caption = content.trim();
      return rows.length === 0
        ? `\n\n${caption}\n\n`
        : `\n\n${caption === '' ? '' : `${caption}\n\n`}${toTable(rows)}\n\n`;
    },
  });
}

/** Returns the cell texts of a table by row and column. If a cell spans several, the others are empty. */
function toGrid(table: DomElement, cells: ReadonlyMap<unknown, string>): string[][] {
  let count = 0;
  const rows = listRows(table);
  const grid = rows.map((): string[] => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of Array.from(row.childNodes)) {
      const text = cells.get(cell);
      if (text === undefined) continue;
      while (grid[index]?.[column] !== undefined) column += 1;
      const width = readSpan(cell, 'colspan');
      const height = Math.min(readSpan(cell, 'rowspan'), rows.length - index);
      count += width * height;
      if (count > MAX_CELLS) throw new RangeError(`a table has more than ${MAX_CELLS} cells`);
      for (const line of grid.slice(index, index + height)) {
        const isFirst = line === grid[index];
        for (let right = 0; right < width; right += 1) line[column + right] = isFirst && right === 0 ? text : '';
      }
      column += width;
    }
  }
  return grid;
}

/** Returns the rows of a table, excluding nested tables. */
function listRows(element: DomElement): DomElement[] {
  return Array.from(element.childNodes).flatMap((child) => {
    if (child.nodeName === 'TR') return [child];
    return ['TBODY', 'THEAD', 'TFOOT'].includes(child.nodeName) ? listRows(child) : [];
  });
}

function readSpan(cell: DomElement, name: string): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Math.min(MAX_SPAN, Math.max(1, span || 1));
}

function toTable(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, column) => row[column] ?? '').join(' | ')} |`);
  const rule = `|${' --- |'.repeat(width)}`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
