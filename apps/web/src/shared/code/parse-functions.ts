import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

/** A parameter of a function: its name, and its description from the comment. */
export type ScriptParameter = {
  name: string;
  type: string | undefined;
  description: string | undefined;
  isOptional: boolean;
};

/** A top-level function of a script, which can be run by name. */
export type ScriptFunction = {
  name: string;
  parameters: ScriptParameter[];
  /** Starting at 1. */
  line: number;
  /** The first paragraph of the comment above the function. */
  summary: string | undefined;
};

/**
 * Returns the top-level functions of a script in order. Of functions with the same name, only the last counts. Invalid code
 * yields a best-effort result, because drafts are usually incomplete.
 */
export function parseFunctions(source: string): ScriptFunction[] {
  const functions = new Map<string, ScriptFunction>();
  const lineAt = createLineCounter(source);
  for (const node of parser.parse(source).topNode.getChildren('FunctionDeclaration')) {
    const found = readFunction(node, source, lineAt(node.from));
    if (!found) continue;
    functions.delete(found.name);
    functions.set(found.name, found);
  }
  return [...functions.values()];
}

/** Reports whether a function is private to its project: by convention, its name ends with an underscore. */
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
    summary: comment && readFirstParagraph(comment),
  };
}

/** Returns the parameters of a parameter list: patterns, with rest parameters and default values handled as optional. */
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

/** Returns the text of a documentation comment directly above a position, without its asterisks. */
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

function readFirstParagraph(comment: string): string | undefined {
  const [paragraph = ''] = comment.split(/\n\s*\n|\n(?=@)|^@/);
  const text = paragraph.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

const PARAM_TAG = /^@param\s+(?:\{([^}\n]*)\}\s*)?(?:\[([\w$]+)[^\]\n]*\]|([\w$]+))[ \t]*-?[ \t]*(.*)$/gm;

/** Returns the contents of `@param {type} name - description`, by name. A name in brackets is optional. */
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

/** Returns a function that counts lines up to positions, which must be requested in ascending order. */
function createLineCounter(source: string): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    for (; counted < position; counted += 1) if (source[counted] === '\n') line += 1;
    return line;
  };
}
