import type { MarkedExtension, Token, TokensList } from 'marked';

/** A footnote definition in Markdown: `[^1]: …`. */
export type FootnoteToken = { type: 'footnote'; raw: string; label: string; tokens: Token[] };
/** A footnote reference in Markdown: `[^1]`. */
export type FootnoteReference = { type: 'footnoteReference'; raw: string; label: string };

const DEFINITION = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*/u;
const REFERENCE = /^\[\^([^\]\s]{1,100})\]/u;
const INDENT = /^(?: {4}|\t)/u;
/** Starts of blocks that end a footnote even without an empty line. */
const OTHER_BLOCK = /^ {0,3}(?:[#>|]|[-*+][ \t]|\d{1,9}[.)][ \t]|```|~~~|\[\^)/u;

/** Labels of the footnotes of a text, by parser. */
const definedLabels = new WeakMap<object, Set<string>>();

/** Footnotes in GitHub's syntax, which the library does not support. */
export const footnotes: MarkedExtension = {
  extensions: [
    {
      name: 'footnote',
      level: 'block',
      childTokens: ['tokens'],
      tokenizer(source): FootnoteToken | undefined {
        const label = DEFINITION.exec(source)?.[1];
        if (label === undefined) return undefined;
        const labels = definedLabels.get(this.lexer) ?? new Set();
        definedLabels.set(this.lexer, labels.add(label));
        const raw = takeLines(source);
        const text = raw.replace(DEFINITION, '').replaceAll(/^(?: {4}|\t)/gmu, '');
        return { type: 'footnote', raw, label, tokens: this.lexer.blockTokens(text) };
      },
    },
    {
      name: 'footnoteReference',
      level: 'inline',
      tokenizer(source): FootnoteReference | undefined {
        const [raw, label] = REFERENCE.exec(source) ?? [];
        if (raw === undefined || label === undefined || !definedLabels.get(this.lexer)?.has(label)) return undefined;
        return { type: 'footnoteReference', raw, label };
      },
    },
  ],
};

/** Returns the lines of a footnote: the first line, its continuation, and indented lines, even after an empty line. */
function takeLines(source: string): string {
  let end = 0;
  let isBelowEmpty = false;
  for (let start = 0; start < source.length; ) {
    const next = source.indexOf('\n', start) + 1 || source.length;
    const line = source.slice(start, next);
    const isEmpty = line.trim() === '';
    if (start > 0 && !isEmpty && !INDENT.test(line) && (isBelowEmpty || OTHER_BLOCK.test(line))) break;
    isBelowEmpty = isEmpty;
    if (!isEmpty) end = next;
    start = next;
  }
  return source.slice(0, end);
}

/** A use of a footnote. Its tokens are only set for the first use. */
export type FootnoteUse = { number: number; tokens: Token[] | undefined };

/** The footnotes of a text, numbered in the order of their references. */
export class FootnoteNumbers {
  readonly #waiting = new Map<string, FootnoteToken>();
  readonly #others: FootnoteToken[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(tokens: readonly Token[] | TokensList) {
    this.#collect(tokens);
  }

  /** Registers a reference to a footnote. Returns undefined if no footnote has this label. */
  use(label: string): FootnoteUse | undefined {
    const known = this.#numbers.get(label);
    if (known !== undefined) return { number: known, tokens: undefined };
    const footnote = this.#waiting.get(label);
    if (!footnote) return undefined;
    this.#waiting.delete(label);
    const number = this.#numbers.size + 1;
    this.#numbers.set(label, number);
    return { number, tokens: footnote.tokens };
  }

  /** Returns the footnotes without references. */
  listUnused(): readonly FootnoteToken[] {
    return [...this.#waiting.values(), ...this.#others];
  }

  // Definitions can be at the top level of a text, in lists and in quotations.
  #collect(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (isFootnote(token)) {
        if (this.#waiting.has(token.label)) this.#others.push(token);
        else this.#waiting.set(token.label, token);
      } else if (token.type === 'list') this.#collect(token.items ?? []);
      else if (token.type === 'list_item' || token.type === 'blockquote') this.#collect(token.tokens ?? []);
    }
  }
}

/** Whether a token is a footnote definition. */
function isFootnote(token: Token): token is FootnoteToken {
  return token.type === 'footnote';
}

/** Whether a token is a footnote reference. */
export function isFootnoteReference(token: Token): token is FootnoteReference {
  return token.type === 'footnoteReference';
}
