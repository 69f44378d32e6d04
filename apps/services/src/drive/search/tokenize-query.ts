/** One token of a search query. */
export type Token = {
  kind: 'word' | 'string' | 'number' | 'symbol';
  text: string;
  /** Where it begins in the query, in characters. */
  at: number;
};

/** A query that does not follow the grammar. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError';
}

const TOKEN =
  /\s+|(?<word>[A-Za-z][\w./-]*)|(?<number>-?\d+(?:\.\d+)?)|'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<symbol>!=|<=|>=|[=<>(){}])/suy;

/** Splits a query into tokens. Strings are in single or double quotes; `\'` and `\\` stand for `'` and `\`. */
export function tokenizeQuery(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(text);
    if (!match) throw new QuerySyntaxError(`unexpected character, near character ${position + 1}`);
    const at = position;
    position = TOKEN.lastIndex;
    const { word, number, single, double, symbol } = match.groups ?? {};
    const quoted = single ?? double;
    if (word !== undefined) tokens.push({ kind: 'word', text: word, at });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, at });
    else if (quoted !== undefined) tokens.push({ kind: 'string', text: quoted.replaceAll(/\\(.)/gsu, '$1'), at });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol, at });
  }
  return tokens;
}
