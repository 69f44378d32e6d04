/** One token of a search for files. */
export type QueryToken = {
  kind: 'word' | 'string' | 'number' | 'symbol';
  /** What it means: strings without their quotes and escapes. */
  text: string;
  /** Where it begins and ends in the query, in UTF-16 code units. */
  start: number;
  end: number;
};

/** A query with a character that no token begins with. */
export class QueryTokenError extends Error {
  override readonly name = 'QueryTokenError';
  /** Where the text begins that is no token, in UTF-16 code units. */
  readonly start: number;

  constructor(start: number) {
    super(`unexpected character, near character ${start + 1}`);
    this.start = start;
  }
}

/** Words of the search language that name nothing: they join, compare or negate. Their case does not matter. */
export const QUERY_KEYWORDS: ReadonlySet<string> = new Set(
  'and contains false has in is key not null or starts true value with'.split(' '),
);

const TOKEN =
  /\s+|(?<word>[A-Za-z][\w./-]*)|(?<number>-?\d+(?:\.\d+)?)|'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<symbol>!=|<=|>=|[=<>(){}])/suy;

/**
 * Splits the value of a `q` parameter into tokens. Strings are in single or double quotes; `\'` and `\\` stand for `'`
 * and `\`. Throws QueryTokenError.
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

/** The query that these tokens make up, in the one form that every reader of the language reads alike. */
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
