import { type FunctionDeclaration, type Pattern, type Program, parse } from 'acorn';

const MAX_CHARACTERS_AT_ONCE = 256 * 1024;

/** Whether parsing the sources of a project, with this total number of characters, would block other requests. */
export function isSlowToParse(characterCount: number): boolean {
  return characterCount > MAX_CHARACTERS_AT_ONCE;
}

/** A function that can be called by name. */
export type ScriptFunction = { name: string; parameters: string[] };

/** Source that is not a valid script. `message` describes the error without its position. */
export class ScriptSyntaxError extends Error {
  override readonly name = 'ScriptSyntaxError';
  /** Starting at 1. */
  readonly lineNumber: number;

  constructor(message: string, lineNumber: number) {
    super(message);
    this.lineNumber = lineNumber;
  }
}

/**
 * Parses the functions declared at the top level of a script, ordered by the first appearance of their names. Throws
 * ScriptSyntaxError if the source is not a script (ECMA-262, goal symbol Script).
 */
export function parseFunctions(source: string): ScriptFunction[] {
  const functions = new Map<string, ScriptFunction>();
  for (const statement of parseProgram(source).body) {
    if (statement.type !== 'FunctionDeclaration') continue;
    // The last of several functions with the same name takes effect.
    functions.set(statement.id.name, toFunction(statement, source));
  }
  return [...functions.values()];
}

function parseProgram(source: string): Program {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: false });
  } catch (error) {
    if (error instanceof SyntaxError) throw toSyntaxError(error);
    // The parser detects statements that are nested too deep, but not regular expressions.
    if (error instanceof RangeError) throw new ScriptSyntaxError('Not enough stack space to parse input', 1);
    throw error;
  }
}

function toSyntaxError(error: SyntaxError): ScriptSyntaxError {
  const [, message = error.message, line = 1] = /^(.*) \((\d+):\d+\)$/s.exec(error.message) ?? [];
  return new ScriptSyntaxError(message, Number(line));
}

function toFunction({ id, params }: FunctionDeclaration, source: string): ScriptFunction {
  return { name: id.name, parameters: params.map((parameter) => toName(parameter, source)) };
}

/** Returns the name of a parameter. A destructured parameter has none, so its source is returned. */
function toName(pattern: Pattern, source: string): string {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name;
    case 'AssignmentPattern':
      return toName(pattern.left, source);
    case 'RestElement':
      return toName(pattern.argument, source);
    default:
      return source.slice(pattern.start, pattern.end);
  }
}
