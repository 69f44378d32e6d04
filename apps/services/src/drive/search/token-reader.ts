import { type QueryToken, QueryTokenError, tokenizeQuery } from '@rotunda/api-client/query-tokens';
import { parseDateTimeOrDate } from '#core/parse-date-time.ts';
import { QuerySyntaxError } from './query-syntax-error.ts';

/** Reads the tokens of a search query one by one. All methods throw QuerySyntaxError if the expected token is missing. */
export class TokenReader {
  readonly #tokens: readonly QueryToken[];
  #position = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  /** Start position of the last token read, starting at 1. */
  get position(): number {
    return (this.#tokens[this.#position - 1]?.start ?? 0) + 1;
  }

  /** Consumes the next token of any kind. */
  consume(): QueryToken {
    const token = this.#tokens[this.#position];
    if (!token) throw new QuerySyntaxError('unexpected end of the query');
    this.#position += 1;
    return token;
  }

  /** Consumes a word if it is next, ignoring case. Returns whether it did. `word` is in lower case. */
  consumeWord(word: string): boolean {
    const token = this.#tokens[this.#position];
    const isWord = token?.kind === 'word' && token.text.toLowerCase() === word;
    if (isWord) this.#position += 1;
    return isWord;
  }

  /** Consumes a symbol if it is next. Returns whether it did. */
  consumeSymbol(symbol: string): boolean {
    const token = this.#tokens[this.#position];
    const isSymbol = token?.kind === 'symbol' && token.text === symbol;
    if (isSymbol) this.#position += 1;
    return isSymbol;
  }

  /** Whether a condition ends here: at the end of the query or group, or at `and` or `or`. */
  get isAtConditionEnd(): boolean {
    const token = this.#tokens[this.#position];
    if (!token) return true;
    return token.kind === 'symbol' ? token.text === ')' : token.kind === 'word' && /^(?:and|or)$/iu.test(token.text);
  }

  /** Consumes a word, ignoring case. `word` is in lower case. */
  requireWord(word: string): void {
    if (this.consumeWord(word)) return;
    this.consume();
    throw new QuerySyntaxError(`expected ${word}`);
  }

  /** Consumes a symbol. */
  requireSymbol(symbol: string): void {
    if (this.consumeSymbol(symbol)) return;
    this.consume();
    throw new QuerySyntaxError(`expected ${symbol}`);
  }

  /** Verifies that no tokens are left. */
  requireEnd(): void {
    if (this.#position === this.#tokens.length) return;
    throw new QuerySyntaxError(`unexpected ${this.consume().text}`);
  }

  /** Reads one of the allowed operators, which may consist of several words. */
  readOperator<const Operator extends string>(allowed: readonly Operator[]): Operator {
    let text = this.consume().text.toLowerCase();
    const first = this.#position;
    if (text === 'is' || text === 'starts') text += ` ${this.consume().text.toLowerCase()}`;
    if (text === 'is not') text += ` ${this.consume().text.toLowerCase()}`;
    const operator = allowed.find((known) => known === text);
    if (operator) return operator;
    this.#position = first;
    throw new QuerySyntaxError(`unknown operator ${text}`);
  }

  /** Reads a quoted string. */
  readString(): string {
    const token = this.consume();
    if (token.kind !== 'string') throw new QuerySyntaxError('expected a string');
    return token.text;
  }

  /** Reads an unquoted number. */
  readNumber(): number {
    const token = this.consume();
    if (token.kind !== 'number') throw new QuerySyntaxError('expected a number');
    return Number(token.text);
  }

  /** Reads an integer, which may be quoted. */
  readInteger(): number {
    const { kind, text } = this.consume();
    const isWhole = kind !== 'word' && /^-?\d{1,15}$/u.test(text);
    if (!isWhole) throw new QuerySyntaxError('expected a whole number');
    return Number(text);
  }

  /** Reads an unquoted `true` or `false`, ignoring case. */
  readBoolean(): boolean {
    if (this.consumeWord('true')) return true;
    if (this.consumeWord('false')) return false;
    this.consume();
    throw new QuerySyntaxError('expected true or false');
  }

  /** Reads a date or date-time as Unix milliseconds. The default time zone is UTC. */
  readTime(): number {
    const timeMs = parseDateTimeOrDate(this.readString());
    if (timeMs === undefined) throw new QuerySyntaxError('expected a date-time');
    return timeMs;
  }
}

function tokenize(text: string): QueryToken[] {
  try {
    return tokenizeQuery(text);
  } catch (error) {
    if (!(error instanceof QueryTokenError)) throw error;
    throw new QuerySyntaxError(error.message, { cause: error });
  }
}
