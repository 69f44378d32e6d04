import { QuerySyntaxError } from './query-syntax-error.ts';
import type { TokenReader } from './token-reader.ts';

/** What the conditions of a search are made into. */
export type ConditionMaker<Result> = {
  /** Reads one condition. */
  read(reader: TokenReader): Result;
  combine(kind: 'and' | 'or', left: Result, right: Result): Result;
  negate(operand: Result): Result;
};

// Deeper nesting than any client writes; bounds the recursion of parser and compiler.
const MAX_DEPTH = 100;
const MAX_CONDITIONS = 200;

/**
 * Reads a whole search. `and` and `or` bind equally and group from the left: `A or B and C` is `(A or B) and C`; `not`
 * applies to the condition or the group after it. Throws QuerySyntaxError that says near which character it is.
 */
export function readConditions<Result>(reader: TokenReader, maker: ConditionMaker<Result>): Result {
  try {
    return readAll(reader, maker);
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error;
    throw new QuerySyntaxError(`${error.message}, near character ${reader.place}`, { cause: error });
  }
}

function readAll<Result>(reader: TokenReader, maker: ConditionMaker<Result>): Result {
  let conditions = 0;
  const readOperand = (depth: number): Result => {
    if (depth > MAX_DEPTH) throw new QuerySyntaxError('nested too deeply');
    if (reader.takeWord('not')) return maker.negate(readOperand(depth + 1));
    if (reader.takeSymbol('(')) {
      const group = readGroup(depth + 1);
      reader.requireSymbol(')');
      return group;
    }
    conditions += 1;
    if (conditions > MAX_CONDITIONS) throw new QuerySyntaxError('too many conditions');
    return maker.read(reader);
  };
  const readGroup = (depth: number): Result => {
    let left = readOperand(depth);
    for (;;) {
      const kind = reader.takeWord('and') ? 'and' : reader.takeWord('or') ? 'or' : undefined;
      if (!kind) return left;
      left = maker.combine(kind, left, readOperand(depth));
    }
  };
  const result = readGroup(0);
  reader.requireEnd();
  return result;
}
