import { QuerySyntaxError } from './query-syntax-error.ts';
import type { TokenReader } from './token-reader.ts';

/** Builds the result from the conditions of a search. */
export type ConditionMaker<Result> = {
  /** Parses one condition. */
  read(reader: TokenReader): Result;
  combine(kind: 'and' | 'or', left: Result, right: Result): Result;
  negate(operand: Result): Result;
};

// Maximum nesting depth, above that of any client. Limits the recursion of the parser and compiler.
const MAX_DEPTH = 100;
const MAX_CONDITIONS = 200;

/**
 * Parses a complete search query. `and` and `or` have the same precedence and are left-associative: `A or B and C` is `(A or B)
 * and C`. `not` applies to the following condition or group. Throws QuerySyntaxError with the approximate character position.
 */
export function readConditions<Result>(reader: TokenReader, maker: ConditionMaker<Result>): Result {
  try {
    return readAll(reader, maker);
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error;
    throw new QuerySyntaxError(`${error.message}, near character ${reader.position}`, { cause: error });
  }
}

function readAll<Result>(reader: TokenReader, maker: ConditionMaker<Result>): Result {
  let conditions = 0;
  const readOperand = (depth: number): Result => {
    if (depth > MAX_DEPTH) throw new QuerySyntaxError('nested too deeply');
    if (reader.consumeWord('not')) return maker.negate(readOperand(depth + 1));
    if (reader.consumeSymbol('(')) {
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
      const kind = reader.consumeWord('and') ? 'and' : reader.consumeWord('or') ? 'or' : undefined;
      if (!kind) return left;
      left = maker.combine(kind, left, readOperand(depth));
    }
  };
  const result = readGroup(0);
  reader.requireEnd();
  return result;
}
