import { type QueryToken, QueryTokenError, tokenizeQuery } from '@rotunda/api-client/query-tokens';

/** A syntax error in a search, with the invalid part. */
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

/** Splits a search into its tokens. Throws QueryProblem. */
export function readQueryTokens(text: string): QueryToken[] {
  try {
    return tokenizeQuery(text);
  } catch (error) {
    if (!(error instanceof QueryTokenError)) throw error;
    throw new QueryProblem(findProblem(text, error.start), error.start, text.length);
  }
}

function findProblem(text: string, position: number): string {
  const character = text[position] ?? '';
  return character === "'" || character === '"' ? 'Missing closing quote' : `${character} is unexpected here`;
}
