import { type CommentMark, readMark } from '@rotunda/document-formats/comment-mark';
import { Marked, type Token, type Tokens } from 'marked';
import { FootnoteNumbers, footnotes, isFootnoteReference } from './footnotes.ts';
import { longParagraphs } from './long-paragraphs.ts';
import { requireShallowMarkdown } from './nesting.ts';
import type { Picture, Pictures } from './pictures.ts';
import type { ShownSheet } from './shown-sheet.ts';

/** Text of one appearance, or a picture that the text describes. A line feed breaks the line. */
export type TextRun = {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  isCode?: boolean;
  link?: string;
  picture?: Picture;
  /** The footnote that the text refers to by its number, as `[1]`. */
  footnote?: Footnote;
  /** The text is none: here a comment of the document begins or ends, by its number. */
  mark?: CommentMark;
  /** Comments that are written here, by their ids. */
  commentStarts?: readonly number[];
  commentEnds?: readonly number[];
};

/** What is noted at a place of a text. */
export type Footnote = { number: number; blocks: readonly TextBlock[] };

/** What a cell of a table says. */
export type TableCell = readonly TextRun[];

/** A part of a document that stands on lines of its own. */
export type TextBlock = (
  | { kind: 'heading'; level: number; runs: readonly TextRun[] }
  | { kind: 'paragraph'; runs: readonly TextRun[] }
  | { kind: 'item'; depth: number; marker: string; runs: readonly TextRun[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: readonly (readonly TableCell[])[]; sheet?: ShownSheet }
  | { kind: 'rule' }
) & {
  /** Whether it is a part of a quotation. */
  isQuoted?: boolean;
};

/** The one tag in a Markdown text that counts: a cell of a table has no other way to break a line. */
export const LINE_BREAK = /^<br\s*\/?>$/iu;

const reader = new Marked(longParagraphs, footnotes);

/** What a text refers to by names. */
type Names = { pictures: Pictures; footnotes: FootnoteNumbers };

/** The blocks of a Markdown text, in their order, with those of its pictures that are given. Throws NestingError. */
export function toBlocks(markdown: string, pictures: Pictures = new Map()): TextBlock[] {
  requireShallowMarkdown(markdown);
  const tokens = reader.lexer(markdown);
  const names = { pictures, footnotes: new FootnoteNumbers(tokens) };
  const blocks = toBlockList(tokens, names, 0);
  const unused = names.footnotes.listUnused().flatMap(({ tokens: inner }) => toBlockList(inner, inFootnote(names), 0));
  return [...blocks, ...unused];
}

function runsIn(blocks: readonly TextBlock[]): TextRun[] {
  return blocks.flatMap((block) => ('runs' in block ? block.runs : 'rows' in block ? block.rows.flat(2) : []));
}

/** The footnotes in blocks, in their order. */
export function footnotesIn(blocks: readonly TextBlock[]): Footnote[] {
  return runsIn(blocks).flatMap(({ footnote }) => (footnote ? [footnote] : []));
}

/** The pictures in blocks and their footnotes, equal ones once. */
export function picturesIn(blocks: readonly TextBlock[]): Picture[] {
  const runs = runsIn([...blocks, ...footnotesIn(blocks).flatMap((footnote) => footnote.blocks)]);
  const pictures = runs.flatMap(({ picture }) => (picture ? [picture] : []));
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}

/** The footnotes in blocks as blocks below a rule, for formats that have no footnotes of their own. */
export function toEndnotes(blocks: readonly TextBlock[]): TextBlock[] {
  const notes = footnotesIn(blocks).flatMap(toNote);
  return notes.length === 0 ? [] : [{ kind: 'rule' }, ...notes];
}

/** What a footnote says, with its number before it. */
export function toNote({ number, blocks: [first, ...others] }: Footnote): TextBlock[] {
  const mark: TextRun = { text: `[${number}] ` };
  if (first?.kind === 'paragraph') return [{ ...first, runs: [mark, ...first.runs] }, ...others];
  return [{ kind: 'paragraph', runs: [mark] }, ...(first ? [first, ...others] : [])];
}

/** The text of runs without their appearance. */
export function toPlain(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

// The lexer knows more kinds of tokens than a document has kinds of blocks; the guards narrow them by their type.
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

function toRuns(tokens: readonly Token[], names: Names, look: Omit<TextRun, 'text'> = {}): TextRun[] {
  return tokens.flatMap((token): TextRun[] => {
    if (isKind(token, 'strong')) return toRuns(token.tokens, names, { ...look, isBold: true });
    if (isKind(token, 'em')) return toRuns(token.tokens, names, { ...look, isItalic: true });
    if (isKind(token, 'del')) return toRuns(token.tokens, names, { ...look, isStruck: true });
    if (isKind(token, 'link')) return toRuns(token.tokens, names, { ...look, link: token.href });
    if (isKind(token, 'codespan')) return [{ ...look, isCode: true, text: token.text }];
    if (isKind(token, 'image')) return [toPictureRun(token, names, look)];
    if (isFootnoteReference(token)) return [toFootnoteRun(token.label, names)];
    if (isKind(token, 'escape')) return [{ ...look, text: token.text }];
    if (token.type === 'br' || (token.type === 'html' && LINE_BREAK.test(token.raw))) return [{ ...look, text: '\n' }];
    if (isKind(token, 'text'))
      return token.tokens ? toRuns(token.tokens, names, look) : [{ ...look, text: decode(token.text) }];
    return [];
  });
}

function toFootnoteRun(label: string, names: Names): TextRun {
  const use = names.footnotes.use(label);
  if (!use) return { text: `[^${label}]` };
  const text = `[${use.number}]`;
  return use.tokens
    ? { text, footnote: { number: use.number, blocks: toBlockList(use.tokens, inFootnote(names), 0) } }
    : { text };
}

/** Footnotes have none of their own. */
function inFootnote(names: Names): Names {
  return { ...names, footnotes: new FootnoteNumbers([]) };
}

function toPictureRun({ href, text }: Tokens.Image, { pictures }: Names, look: Omit<TextRun, 'text'>): TextRun {
  const mark = readMark(href);
  if (mark) return { text, mark };
  const picture = pictures.get(href);
  return { ...look, text, ...(picture && { picture }) };
}

// Lines of a paragraph in the source are one line; the few references that HTML needs stand for characters.
function decode(text: string): string {
  const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name) => references[name] ?? whole);
}
