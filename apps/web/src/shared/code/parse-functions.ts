import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

/** A parameter of a function: its name, and what its comment says of it. */
export type ScriptParameter = {
  name: string;
  type: string | undefined;
  description: string | undefined;
  isOptional: boolean;
};

/** A function at the top level of a script, which can be run by its name. */
export type ScriptFunction = {
  name: string;
  parameters: ScriptParameter[];
  /** From 1. */
  line: number;
  /** First paragraph of the comment above it. */
  summary: string | undefined;
};

/**
 * The functions declared at the top level of a script, in their order; of those with the same name only the last one
 * counts. Text that is not a script yields what can be made out of it, because drafts are that most of the time.
 */
export function parseFunctions(source: string): ScriptFunction[] {
  const functions = new Map<string, ScriptFunction>();
  const lineAt = lineCounter(source);
  for (const node of parser.parse(source).topNode.getChildren('FunctionDeclaration')) {
    const found = readFunction(node, source, lineAt(node.from));
    if (!found) continue;
    functions.delete(found.name);
    functions.set(found.name, found);
  }
  return [...functions.values()];
}

/** Whether a function is for its own project only: by convention its name ends with an underscore. */
export function isPrivate({ name }: Pick<ScriptFunction, 'name'>): boolean {
  return name.endsWith('_');
}

function readFunction(node: SyntaxNode, source: string, line: number): ScriptFunction | undefined {
  const nameNode = node.getChild('VariableDefinition');
  if (!nameNode) return undefined;
  const comment = readComment(node.prevSibling, source, node.from);
  const list = node.getChild('ParamList');
  return {
    name: source.slice(nameNode.from, nameNode.to),
    parameters: list ? readParameters(list, source, comment) : [],
    line,
    summary: comment && firstParagraph(comment),
  };
}

/** One step of a parameter list: a pattern, the mark of a rest parameter, or what a default value begins with. */
function readParameters(list: SyntaxNode, source: string, comment: string | undefined): ScriptParameter[] {
  const parameters: ScriptParameter[] = [];
  const documented = comment ? readTags(comment) : new Map<string, Omit<ScriptParameter, 'name'>>();
  let isRest = false;
  let isInDefault = false;
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (child.name === ',') isInDefault = false;
    else if (child.name === 'Spread') isRest = true;
    else if (child.name === 'Equals') {
      isInDefault = true;
      const last = parameters.at(-1);
      if (last) last.isOptional = true;
    } else if (!isInDefault && PATTERNS.has(child.name)) {
      const name = source.slice(child.from, child.to);
      const tag = documented.get(name);
      parameters.push({
        name,
        type: tag?.type,
        description: tag?.description,
        isOptional: isRest || (tag?.isOptional ?? false),
      });
      isRest = false;
    }
  }
  return parameters;
}

const PATTERNS = new Set(['VariableDefinition', 'ObjectPattern', 'ArrayPattern']);

/** The text of a documentation comment directly above a place, without its stars. */
function readComment(node: SyntaxNode | null, source: string, from: number): string | undefined {
  if (node?.name !== 'BlockComment') return undefined;
  const text = source.slice(node.from, node.to);
  if (!text.startsWith('/**') || source.slice(node.to, from).trim() !== '') return undefined;
  return text
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

function firstParagraph(comment: string): string | undefined {
  const [paragraph = ''] = comment.split(/\n\s*\n|\n(?=@)|^@/);
  const text = paragraph.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

const PARAM_TAG = /^@param\s+(?:\{([^}\n]*)\}\s*)?(?:\[([\w$]+)[^\]\n]*\]|([\w$]+))[ \t]*-?[ \t]*(.*)$/gm;

/** What `@param {type} name - description` says, by name; a name in brackets is optional. */
function readTags(comment: string): Map<string, Omit<ScriptParameter, 'name'>> {
  const tags = new Map<string, Omit<ScriptParameter, 'name'>>();
  for (const [, type = '', optionalName, name = '', description = ''] of comment.matchAll(PARAM_TAG)) {
    tags.set(optionalName ?? name, {
      type: type.trim() || undefined,
      description: description.trim() || undefined,
      isOptional: optionalName !== undefined || type.endsWith('='),
    });
  }
  return tags;
}

/** Counts lines up to places that are asked for in ascending order. */
function lineCounter(source: string): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    for (; counted < position; counted += 1) if (source[counted] === '\n') line += 1;
    return line;
  };
}
