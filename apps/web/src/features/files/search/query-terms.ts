import type { QueryToken } from '@rotunda/api-client/query-tokens';
import { QueryProblem, readQueryTokens } from './query-tokens.ts';

/** A condition of a search, with its position in the text. */
export type QueryTerm = { text: string; start: number; end: number };

const TEXT_OPERATORS = ['contains', '=', '!='];
const ORDER_OPERATORS = ['=', '!=', '<', '<=', '>', '>='];

/** The supported fields, with their operators and the kind of value. */
const TERMS = new Map<string, readonly [operators: readonly string[], value: QueryToken['kind']]>([
  ['name', [TEXT_OPERATORS, 'string']],
  ['mimeType', [TEXT_OPERATORS, 'string']],
  ['fullText', [['contains'], 'string']],
  ['modifiedTime', [ORDER_OPERATORS, 'string']],
  ['viewedByMeTime', [ORDER_OPERATORS, 'string']],
  ['createdTime', [ORDER_OPERATORS, 'string']],
  ['trashed', [['=', '!='], 'word']],
  ['starred', [['=', '!='], 'word']],
  ['sharedWithMe', [['=', '!='], 'word']],
  ['visibility', [['=', '!='], 'string']],
  ['shortcutDetails.targetId', [['=', '!='], 'string']],
]);
/** Fields that are also conditions without an operator. */
const FLAGS = new Set(['trashed', 'starred', 'sharedWithMe']);
const COLLECTIONS = ['parents', 'owners', 'writers', 'readers', 'labels'];

/**
 * Parses the conditions joined by `and`, in the file query language. A group, or a search with `or`, is a single condition.
 * Throws QueryProblem with the invalid part.
 */
export function readQueryTerms(text: string): QueryTerm[] {
  const reader = new Reader(readQueryTokens(text), text.length);
  if (reader.isAtEnd()) return [];
  const terms: QueryTerm[] = [];
  let hasOr = false;
  for (;;) {
    const first = reader.peek();
    readOperand(reader);
    const start = first?.start ?? 0;
    const end = reader.getLastEnd();
    terms.push({ text: text.slice(start, end), start, end });
    if (reader.isAtEnd()) break;
    hasOr = !reader.takeJoin() || hasOr;
  }
  const [start, end] = [terms[0]?.start ?? 0, terms.at(-1)?.end ?? 0];
  return hasOr ? [{ text: text.slice(start, end), start, end }] : terms;
}

function readOperand(reader: Reader): void {
  if (reader.takeIf('not')) {
    readOperand(reader);
  } else if (reader.takeIf('(')) {
    readOperand(reader);
    while (!reader.takeIf(')')) {
      reader.takeJoin();
      readOperand(reader);
    }
  } else {
    readCondition(reader);
  }
}

function readCondition(reader: Reader): void {
  const token = reader.take('A condition is missing');
  if (token.kind === 'string') {
    reader.require(['in'], 'A value must be followed by in');
    reader.require(COLLECTIONS, `in must be followed by ${COLLECTIONS.join(', ')}`);
  } else if (token.text === 'properties' || token.text === 'appProperties') {
    readProperty(reader);
  } else if (token.text.startsWith('labels/')) {
    readLabelField(reader);
  } else {
    readComparison(reader, token);
  }
}

function readComparison(reader: Reader, { kind, text, start, end }: QueryToken): void {
  const known = kind === 'word' ? TERMS.get(text) : undefined;
  if (!known) throw new QueryProblem(`${text} is not a search term`, start, end);
  const [operators, valueKind] = known;
  if (FLAGS.has(text) && reader.isAtConditionEnd()) return;
  reader.require(operators, `${text} must be followed by ${operators.join(', ')}`);
  reader.takeValue(valueKind, text);
}

function readProperty(reader: Reader): void {
  for (const word of ['has', '{', 'key', '=']) reader.require([word], `${word} is missing`);
  reader.takeValue('string', 'key');
  for (const word of ['and', 'value', '=']) reader.require([word], `${word} is missing`);
  reader.takeValue('string', 'value');
  reader.require(['}'], '} is missing');
}

function readLabelField(reader: Reader): void {
  const operator = reader.require([...ORDER_OPERATORS, 'contains', 'starts', 'is'], 'An operator is missing');
  if (operator === 'starts') reader.require(['with'], 'with is missing');
  if (operator !== 'is') {
    reader.take('A value is missing');
    return;
  }
  reader.takeIf('not');
  reader.require(['null'], 'null is missing');
}

/** Consumes the tokens of a search one by one. */
class Reader {
  readonly #tokens: readonly QueryToken[];
  readonly #length: number;
  #position = 0;

  constructor(tokens: readonly QueryToken[], length: number) {
    this.#tokens = tokens;
    this.#length = length;
  }

  peek(): QueryToken | undefined {
    return this.#tokens[this.#position];
  }

  isAtEnd(): boolean {
    return this.#position >= this.#tokens.length;
  }

  /** Reports whether a condition is complete: the search or its group ends, or another condition follows. */
  isAtConditionEnd(): boolean {
    const token = this.peek();
    return !token || (token.kind !== 'string' && [')', 'and', 'or'].includes(token.text.toLowerCase()));
  }

  /** Returns the end position of the last consumed token. */
  getLastEnd(): number {
    return this.#tokens[this.#position - 1]?.end ?? 0;
  }

  take(missing: string): QueryToken {
    const token = this.peek();
    if (!token) throw new QueryProblem(missing, Math.max(0, this.getLastEnd() - 1), this.#length);
    this.#position += 1;
    return token;
  }

  /** Consumes a word or symbol if it is next. */
  takeIf(text: string): boolean {
    const token = this.peek();
    const isNext = token !== undefined && token.kind !== 'string' && token.text.toLowerCase() === text;
    if (isNext) this.#position += 1;
    return isNext;
  }

  /** Consumes `and` (true) or `or` (false). */
  takeJoin(): boolean {
    return this.require(['and', 'or'], 'Conditions must be joined by and, or by or') !== 'or';
  }

  require(allowed: readonly string[], message: string): string {
    const token = this.take(message);
    const found = token.kind === 'string' ? undefined : allowed.find((text) => text === token.text.toLowerCase());
    if (found === undefined && !allowed.includes(token.text)) throw new QueryProblem(message, token.start, token.end);
    return found ?? token.text;
  }

  takeValue(kind: QueryToken['kind'], term: string): void {
    const what = kind === 'string' ? 'a quoted string' : 'true or false';
    const token = this.take(`${term} must be followed by ${what}`);
    const isRight = token.kind === kind && (kind !== 'word' || ['true', 'false'].includes(token.text));
    if (!isRight) throw new QueryProblem(`${term} must be followed by ${what}`, token.start, token.end);
  }
}
