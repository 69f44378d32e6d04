/** A piece of a search for files, and where in the text it stands. */
export type QueryToken = {
  kind: 'word' | 'string' | 'number' | 'symbol';
  /** As it means: strings without their quotes. */
  text: string;
  start: number;
  end: number;
};

/** A text that the search language does not know, and the part that is wrong. */
export class QueryProblem extends Error {
  override readonly name = 'QueryProblem';
  readonly start: number;
  readonly end: number;

  constructor(message: string, start: number, end: number) {
    super(message);
    this.start = start;
    this.end = end;
  }
}

const TOKEN =
  /\s+|(?<word>[A-Za-z][\w./-]*)|(?<number>-?\d+(?:\.\d+)?)|'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<symbol>!=|<=|>=|[=<>(){}])/suy;

/** Splits a search into its pieces. Throws QueryProblem. */
export function readQueryTokens(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let start = 0;
  while (start < text.length) {
    TOKEN.lastIndex = start;
    const { groups } = TOKEN.exec(text) ?? {};
    if (!groups) throw new QueryProblem(problemAt(text, start), start, text.length);
    const end = TOKEN.lastIndex;
    const token = toToken(groups);
    if (token) tokens.push({ ...token, start, end });
    start = end;
  }
  return tokens;
}

function toToken(groups: Record<string, string | undefined>): Pick<QueryToken, 'kind' | 'text'> | undefined {
  const quoted = groups.single ?? groups.double;
  if (quoted !== undefined) return { kind: 'string', text: quoted.replaceAll(/\\(.)/gsu, '$1') };
  for (const kind of ['word', 'number', 'symbol'] as const) {
    const text = groups[kind];
    if (text !== undefined) return { kind, text };
  }
  return undefined;
}

function problemAt(text: string, position: number): string {
  const character = text[position] ?? '';
  return character === "'" || character === '"' ? 'This quote is not closed' : `${character} has no meaning here`;
}
