import { type FunctionDeclaration, type Pattern, type Program, parse } from 'acorn';

const MAX_CHARACTERS_AT_ONCE = 256 * 1024;

/** Whether parsing the sources of a project, of this many characters in all, would keep other requests waiting. */
export function isSlowToParse(characterCount: number): boolean {
  return characterCount > MAX_CHARACTERS_AT_ONCE;
}

/** A function that others can call by its name. */
export type ScriptFunction = { name: string; parameters: string[] };

/** Source that is not a script. `message` says what is wrong, without the place. */
export class ScriptSyntaxError extends Error {
  override readonly name = 'ScriptSyntaxError';
  /** From 1. */
  readonly lineNumber: number;

  constructor(message: string, lineNumber: number) {
    super(message);
    this.lineNumber = lineNumber;
  }
}

/**
 * The functions declared at the top level of a script, in the order of their names' first appearance. Throws
 * ScriptSyntaxError for what is not a script (ECMA-262, goal symbol Script).
 */
export function parseFunctions(source: string): ScriptFunction[] {
  const functions = new Map<string, ScriptFunction>();
  for (const statement of parseProgram(source).body) {
    if (statement.type !== 'FunctionDeclaration') continue;
    // Of functions with the same name the last one counts.
    functions.set(statement.id.name, toFunction(statement, source));
  }
  return [...functions.values()];
}

function parseProgram(source: string): Program {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: false });
  } catch (error) {
    if (error instanceof SyntaxError) throw toSyntaxError(error);
    // The parser reports statements that are nested too deeply itself, but not regular expressions.
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

/** The name of a parameter; one that destructures its value has none and is given as written. */
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
