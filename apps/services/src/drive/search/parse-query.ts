import {
  type Clause,
  COLLECTIONS,
  COMPARISONS,
  FLAG_TERMS,
  LABEL_OPERATORS,
  PROPERTY_TERMS,
  type Query,
  TIME_TERMS,
  VISIBILITIES,
} from './query.ts';
import { QuerySyntaxError, type Token, tokenizeQuery } from './tokenize-query.ts';

// Deeper nesting than any client writes; bounds the recursion of parser and compiler.
const MAX_DEPTH = 100;
const MAX_CLAUSES = 200;

/**
 * Parses the search language of files. `and` and `or` bind equally and group from the left: `A or B and C` is
 * `(A or B) and C`; `not` applies to the condition or the group after it. Throws QuerySyntaxError.
 */
export function parseQuery(text: string): Query {
  const reader = new QueryReader(tokenizeQuery(text));
  const query = reader.readQuery(0);
  reader.requireEnd();
  return query;
}

function memberOf<const Member extends string>(members: readonly Member[], text: string): Member | undefined {
  return members.find((member) => member === text);
}

class QueryReader {
  readonly #tokens: readonly Token[];
  #position = 0;
  #clauses = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  readQuery(depth: number): Query {
    let left = this.#readOperand(depth);
    for (;;) {
      const kind = this.#takeWord('and') ? 'and' : this.#takeWord('or') ? 'or' : undefined;
      if (!kind) return left;
      left = { kind, left, right: this.#readOperand(depth) };
    }
  }

  requireEnd(): void {
    if (this.#position < this.#tokens.length) throw new QuerySyntaxError('unexpected end of the query');
  }

  #readOperand(depth: number): Query {
    if (depth > MAX_DEPTH) throw new QuerySyntaxError('nested too deeply');
    if (this.#takeWord('not')) return { kind: 'not', operand: this.#readOperand(depth + 1) };
    if (this.#takeSymbol('(')) {
      const query = this.readQuery(depth + 1);
      this.#requireSymbol(')');
      return query;
    }
    this.#clauses += 1;
    if (this.#clauses > MAX_CLAUSES) throw new QuerySyntaxError('too many conditions');
    return this.#readClause();
  }

  #readClause(): Clause {
    const token = this.#take();
    if (token.kind === 'string') return this.#readMembership(token.text);
    if (token.kind !== 'word') throw new QuerySyntaxError('expected a term');
    const term = token.text;
    if (term === 'name' || term === 'mimeType') {
      return { kind: term, operator: this.#readOperator(['contains', '=', '!=']), value: this.#readString() };
    }
    if (term === 'fullText') {
      this.#readOperator(['contains']);
      return { kind: 'fullText', value: this.#readString() };
    }
    if (term === 'visibility') return this.#readVisibility();
    if (term === 'shortcutDetails.targetId') {
      return { kind: 'target', operator: this.#readOperator(['=', '!=']), value: this.#readString() };
    }
    return this.#readTypedClause(term);
  }

  #readTypedClause(term: string): Clause {
    const timeTerm = memberOf(TIME_TERMS, term);
    if (timeTerm) {
      return { kind: 'time', term: timeTerm, operator: this.#readOperator(COMPARISONS), timeMs: this.#readTime() };
    }
    const flagTerm = memberOf(FLAG_TERMS, term);
    if (flagTerm) {
      const isEqual = this.#readOperator(['=', '!=']) === '=';
      return { kind: 'flag', term: flagTerm, value: this.#readBoolean() === isEqual };
    }
    const propertyTerm = memberOf(PROPERTY_TERMS, term);
    if (propertyTerm) return this.#readProperty(propertyTerm);
    const label = /^labels\/([\w-]+)\.([\w-]+)$/u.exec(term);
    if (label?.[1] && label[2]) return this.#readLabelField(label[1], label[2]);
    throw new QuerySyntaxError(`unknown term ${term}`);
  }

  #readMembership(value: string): Clause {
    this.#requireWord('in');
    const collection = memberOf(COLLECTIONS, this.#take().text);
    if (!collection) throw new QuerySyntaxError('unknown collection');
    if (collection === 'labels' && !value.startsWith('labels/')) throw new QuerySyntaxError('expected labels/ID');
    return { kind: 'in', collection, value };
  }

  #readVisibility(): Clause {
    const operator = this.#readOperator(['=', '!=']);
    const value = memberOf(VISIBILITIES, this.#readString());
    if (!value) throw new QuerySyntaxError('unknown visibility');
    return { kind: 'visibility', operator, value };
  }

  #readProperty(term: 'properties' | 'appProperties'): Clause {
    this.#requireWord('has');
    this.#requireSymbol('{');
    this.#requireWord('key');
    this.#requireSymbol('=');
    const key = this.#readString();
    this.#requireWord('and');
    this.#requireWord('value');
    this.#requireSymbol('=');
    const value = this.#readString();
    this.#requireSymbol('}');
    return { kind: 'has', term, key, value };
  }

  #readLabelField(labelId: string, fieldId: string): Clause {
    const operator = this.#readOperator(LABEL_OPERATORS);
    if (operator === 'is null' || operator === 'is not null') {
      return { kind: 'labelField', labelId, fieldId, operator, value: '' };
    }
    const token = this.#take();
    if (token.kind !== 'string' && token.kind !== 'number') throw new QuerySyntaxError('expected a value');
    const value = token.kind === 'number' ? Number(token.text) : token.text;
    return { kind: 'labelField', labelId, fieldId, operator, value };
  }

  #readOperator<const Operator extends string>(allowed: readonly Operator[]): Operator {
    let text = this.#take().text.toLowerCase();
    if (text === 'is' || text === 'starts') text += ` ${this.#take().text.toLowerCase()}`;
    if (text === 'is not') text += ` ${this.#take().text.toLowerCase()}`;
    const operator = memberOf(allowed, text);
    if (!operator) throw new QuerySyntaxError(`unknown operator ${text}`);
    return operator;
  }

  #readString(): string {
    const token = this.#take();
    if (token.kind !== 'string') throw new QuerySyntaxError('expected a string');
    return token.text;
  }

  #readBoolean(): boolean {
    const token = this.#take();
    if (token.kind !== 'word' || (token.text !== 'true' && token.text !== 'false')) {
      throw new QuerySyntaxError('expected true or false');
    }
    return token.text === 'true';
  }

  #readTime(): number {
    const text = this.#readString();
    const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?)?$/iu.exec(text);
    const timeMs = match ? Date.parse(`${match[1]}T${match[2] ?? '00:00:00'}${match[3] ?? 'Z'}`) : Number.NaN;
    if (Number.isNaN(timeMs)) throw new QuerySyntaxError('expected a date-time');
    return timeMs;
  }

  #take(): Token {
    const token = this.#tokens[this.#position];
    if (!token) throw new QuerySyntaxError('the query ends too early');
    this.#position += 1;
    return token;
  }

  #takeWord(word: string): boolean {
    const token = this.#tokens[this.#position];
    const isWord = token?.kind === 'word' && token.text.toLowerCase() === word;
    if (isWord) this.#position += 1;
    return isWord;
  }

  #takeSymbol(symbol: string): boolean {
    const token = this.#tokens[this.#position];
    const isSymbol = token?.kind === 'symbol' && token.text === symbol;
    if (isSymbol) this.#position += 1;
    return isSymbol;
  }

  #requireWord(word: string): void {
    if (!this.#takeWord(word)) throw new QuerySyntaxError(`expected ${word}`);
  }

  #requireSymbol(symbol: string): void {
    if (!this.#takeSymbol(symbol)) throw new QuerySyntaxError(`expected ${symbol}`);
  }
}
