import { boundedInlines } from '@rotunda/document-formats/bounded-inlines';
import { type CommentMark, readMark } from '@rotunda/document-formats/comment-mark';
import { removeInvalidCharacters } from '@rotunda/document-formats/xml';
import { Marked, type Token, type Tokens } from 'marked';
import type { DisplaySheet } from './display-sheet.ts';
import { FootnoteNumbers, footnotes, isFootnoteReference } from './footnotes.ts';
import { longParagraphs } from './long-paragraphs.ts';
import { checkMarkdownNesting } from './nesting.ts';
import type { Picture, Pictures } from './pictures.ts';

/** Text with one style, or a picture with the text as its description. A line feed is a line break. */
export type TextRun = {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  isCode?: boolean;
  link?: string;
  picture?: Picture;
  /** The footnote that the text refers to by number, such as `[1]`. */
  footnote?: Footnote;
  /** A comment of the document starts or ends here, by number. The run has no text. */
  mark?: CommentMark;
  /** IDs of the comments that start here. */
  commentStarts?: readonly number[];
  commentEnds?: readonly number[];
};

/** A footnote of a text. */
export type Footnote = { number: number; blocks: readonly TextBlock[] };

/** The content of a table cell. */
export type TableCell = readonly TextRun[];

/** A block-level part of a document. */
export type TextBlock = (
  | { kind: 'heading'; level: number; runs: readonly TextRun[] }
  | { kind: 'paragraph'; runs: readonly TextRun[] }
  | { kind: 'item'; depth: number; marker: string; runs: readonly TextRun[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: readonly (readonly TableCell[])[]; sheet?: DisplaySheet }
  | { kind: 'rule' }
) & {
  /** Whether it is part of a quotation. */
  isQuoted?: boolean;
};

/** The only tag interpreted in Markdown. Table cells have no other line break. */
export const LINE_BREAK = /^<br\s*\/?>$/iu;

const reader = new Marked(longParagraphs, boundedInlines, footnotes);

/** The named references of a text. */
type Names = { pictures: Pictures; footnotes: FootnoteNumbers };

/** Parses the blocks of a Markdown text, in order, with the given pictures. Throws NestingError. */
export function toBlocks(markdown: string, pictures: Pictures = new Map()): TextBlock[] {
  checkMarkdownNesting(markdown);
  // The library that writes Word documents escapes texts, but does not remove anything from them.
  const tokens = reader.lexer(removeInvalidCharacters(markdown));
  const names = { pictures, footnotes: new FootnoteNumbers(tokens) };
  const blocks = toBlockList(tokens, names, 0);
  const unused = names.footnotes
    .listUnused()
    .flatMap(({ tokens: inner }) => toBlockList(inner, toFootnoteNames(names), 0));
  return [...blocks, ...unused];
}

function listRuns(blocks: readonly TextBlock[]): TextRun[] {
  return blocks.flatMap((block) => ('runs' in block ? block.runs : 'rows' in block ? block.rows.flat(2) : []));
}

/** Returns the footnotes in blocks, in order. */
export function listFootnotes(blocks: readonly TextBlock[]): Footnote[] {
  return listRuns(blocks).flatMap(({ footnote }) => (footnote ? [footnote] : []));
}

/** Returns the distinct pictures in blocks and their footnotes. */
export function listPictures(blocks: readonly TextBlock[]): Picture[] {
  const runs = listRuns([...blocks, ...listFootnotes(blocks).flatMap((footnote) => footnote.blocks)]);
  const pictures = runs.flatMap(({ picture }) => (picture ? [picture] : []));
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}

/** Converts the footnotes in blocks to blocks below a rule, for formats without footnotes. */
export function toEndnotes(blocks: readonly TextBlock[]): TextBlock[] {
  const notes = listFootnotes(blocks).flatMap(toNote);
  return notes.length === 0 ? [] : [{ kind: 'rule' }, ...notes];
}

/** Returns the content of a footnote, preceded by its number. */
export function toNote({ number, blocks: [first, ...others] }: Footnote): TextBlock[] {
  const mark: TextRun = { text: `[${number}] ` };
  if (first?.kind === 'paragraph') return [{ ...first, runs: [mark, ...first.runs] }, ...others];
  return [{ kind: 'paragraph', runs: [mark] }, ...(first ? [first, ...others] : [])];
}

/** Returns the text of runs without their style. */
export function toPlain(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

// The lexer has more token types than there are block kinds. The guards narrow them by type.
function toBlockList(tokens: readonly Token[], names: Names, depth: number): TextBlock[] {
  return tokens.flatMap((token): TextBlock[] => {
    if (isKind(token, 'heading')) return [{ kind: 'heading', level: token.depth, runs: toRuns(token.tokens, names) }];
    if (isKind(token, 'paragraph')) return [{ kind: 'paragraph', runs: toRuns(token.tokens, names) }];
    if (isKind(token, 'text')) return [{ kind: 'paragraph', runs: toRuns(token.tokens ?? [token], names) }];
    if (isKind(token, 'code')) return [{ kind: 'code', text: token.text }];
    if (isKind(token, 'hr')) return [{ kind: 'rule' }];
    if (isKind(token, 'blockquote')) {
      return toBlockList(token.tokens, names, depth).map((block) => ({ ...block, isQuoted: true }));
    }
    if (isKind(token, 'list')) return toItems(token, names, depth);
    if (isKind(token, 'table')) {
      return [
        {
          kind: 'table',
          rows: [token.header, ...token.rows].map((cells) => cells.map(({ tokens: inner }) => toRuns(inner, names))),
        },
      ];
    }
    return [];
  });
}

type TokenKinds = {
  heading: Tokens.Heading;
  paragraph: Tokens.Paragraph;
  text: Tokens.Text;
  code: Tokens.Code;
  hr: Tokens.Hr;
  blockquote: Tokens.Blockquote;
  list: Tokens.List;
  table: Tokens.Table;
  strong: Tokens.Strong;
  em: Tokens.Em;
  del: Tokens.Del;
  codespan: Tokens.Codespan;
  link: Tokens.Link;
  image: Tokens.Image;
  escape: Tokens.Escape;
};

function isKind<Kind extends keyof TokenKinds>(token: Token, kind: Kind): token is TokenKinds[Kind] {
  return token.type === kind;
}

function toItems(list: Tokens.List, names: Names, depth: number): TextBlock[] {
  return list.items.flatMap((item, index) => {
    const marker = list.ordered ? `${Number(list.start) + index}.` : '•';
    const [first, ...rest] = toBlockList(item.tokens, names, depth + 1);
    const isText = first?.kind === 'paragraph';
    const own: TextBlock = { kind: 'item', depth, marker, runs: isText ? first.runs : [] };
    return [own, ...(isText || !first ? rest : [first, ...rest])];
  });
}

// The lexer has a token for each escaped character. Their text is joined, because each run costs writers time and memory.
function toRuns(tokens: readonly Token[], names: Names, look: Omit<TextRun, 'text'> = {}): TextRun[] {
  let last: TextRun | undefined;
  return tokens.flatMap((token): TextRun[] => {
    const text = readText(token);
    if (text === undefined) {
      last = undefined;
      return toTokenRuns(token, names, look);
    }
    if (last) {
      last.text += text;
      return [];
    }
    last = { ...look, text };
    return [last];
  });
}

/** Returns the text of a token that has the style of the text around it. */
function readText(token: Token): string | undefined {
  if (isKind(token, 'escape')) return token.text;
  return isKind(token, 'text') && !token.tokens ? decode(token.text) : undefined;
}

function toTokenRuns(token: Token, names: Names, look: Omit<TextRun, 'text'>): TextRun[] {
  if (isKind(token, 'strong')) return toRuns(token.tokens, names, { ...look, isBold: true });
  if (isKind(token, 'em')) return toRuns(token.tokens, names, { ...look, isItalic: true });
  if (isKind(token, 'del')) return toRuns(token.tokens, names, { ...look, isStruck: true });
  if (isKind(token, 'link')) return toRuns(token.tokens, names, { ...look, link: token.href });
  if (isKind(token, 'codespan')) return [{ ...look, isCode: true, text: token.text }];
  if (isKind(token, 'image')) return [toPictureRun(token, names, look)];
  if (isFootnoteReference(token)) return [toFootnoteRun(token.label, names)];
  if (token.type === 'br' || (token.type === 'html' && LINE_BREAK.test(token.raw))) return [{ ...look, text: '\n' }];
  return isKind(token, 'text') && token.tokens ? toRuns(token.tokens, names, look) : [];
}

function toFootnoteRun(label: string, names: Names): TextRun {
  const use = names.footnotes.use(label);
  if (!use) return { text: `[^${label}]` };
  const text = `[${use.number}]`;
  return use.tokens
    ? { text, footnote: { number: use.number, blocks: toBlockList(use.tokens, toFootnoteNames(names), 0) } }
    : { text };
}

/** Footnotes do not contain footnotes. */
function toFootnoteNames(names: Names): Names {
  return { ...names, footnotes: new FootnoteNumbers([]) };
}

function toPictureRun({ href, text }: Tokens.Image, { pictures }: Names, look: Omit<TextRun, 'text'>): TextRun {
  const mark = readMark(href);
  if (mark) return { text, mark };
  const picture = pictures.get(href);
  return { ...look, text, ...(picture && { picture }) };
}

// Joins the source lines of a paragraph and decodes the few character references that HTML needs.
function decode(text: string): string {
  const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name) => references[name] ?? whole);
}
