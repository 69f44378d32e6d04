/** A token of a file search query. */
export type QueryToken = {
  kind: 'word' | 'string' | 'number' | 'symbol';
  /** The value: strings without quotes and escapes. */
  text: string;
  /** Start and end offsets in the query, in UTF-16 code units. */
  start: number;
  end: number;
};

/** A query contains a character that starts no token. */
export class QueryTokenError extends Error {
  override readonly name = 'QueryTokenError';
  /** Offset of the invalid text, in UTF-16 code units. */
  readonly start: number;

  constructor(start: number) {
    super(`unexpected character, near character ${start + 1}`);
    this.start = start;
  }
}

/** Keywords of the query language, which join, compare or negate. Case-insensitive. */
export const QUERY_KEYWORDS: ReadonlySet<string> = new Set(
  'and contains false has in is key not null or starts true value with'.split(' '),
);

const TOKEN =
  /\s+|(?<word>[A-Za-z][\w./-]*)|(?<number>-?\d+(?:\.\d+)?)|'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<symbol>!=|<=|>=|[=<>(){}])/suy;

/**
 * Splits the value of a `q` parameter into tokens. Strings are in single or double quotes, with the escapes `\'` for `'` and `\\`
 * for `\`. Throws QueryTokenError.
 */
export function tokenizeQuery(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let start = 0;
  while (start < text.length) {
    TOKEN.lastIndex = start;
    const { groups } = TOKEN.exec(text) ?? {};
    if (!groups) throw new QueryTokenError(start);
    const end = TOKEN.lastIndex;
    const token = toToken(groups);
    if (token) tokens.push({ ...token, start, end });
    start = end;
  }
  return tokens;
}

/** Formats tokens as a query, in a form that all parsers of the language interpret the same way. */
export function printQueryTokens(tokens: readonly Pick<QueryToken, 'kind' | 'text'>[]): string {
  return tokens.map(({ kind, text }) => (kind === 'string' ? quote(text) : text)).join(' ');
}

function toToken({ word, number, single, double, symbol }: Partial<Record<string, string>>) {
  if (word !== undefined) return { kind: 'word', text: word } as const;
  if (number !== undefined) return { kind: 'number', text: number } as const;
  if (symbol !== undefined) return { kind: 'symbol', text: symbol } as const;
  const quoted = single ?? double;
  return quoted === undefined ? undefined : ({ kind: 'string', text: withoutEscapes(quoted) } as const);
}

function withoutEscapes(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
