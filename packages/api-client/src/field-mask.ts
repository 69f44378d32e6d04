/** Object fields selected by a mask. `'*'` selects all fields at every depth. */
export type FieldTree = '*' | ReadonlyMap<string, FieldTree>;

/** A mask with invalid syntax, or with a field that the response does not have. */
export class FieldMaskError extends Error {
  override readonly name = 'FieldMaskError';
  /** The invalid part of the mask. */
  readonly selection: string;

  constructor(selection: string) {
    super(`Invalid field selection ${selection}`);
    this.selection = selection;
  }
}

const MAX_DEPTH = 20; // API documents have fewer than ten levels. The limit bounds the recursion below.

type MutableTree = Map<string, FieldTree>;

/**
 * Parses the value of a `fields` parameter: a comma-separated list in which `a/b` selects b inside a, `a(b,c)` selects several
 * fields of a, and `*` selects all fields of a level. Selecting an object and one of its fields selects the whole object. Throws
 * FieldMaskError.
 *
 * Grammar: list = item *("," item) [","]; item = name *("/" name) ["(" list ")"]; whitespace around names is ignored.
 */
export function parseFieldMask(text: string): FieldTree {
  const tokens = tokenize(text);
  const tree: MutableTree = new Map();
  const end = parseList(tokens, 0, tree, 0);
  if (end !== tokens.length) throw new FieldMaskError(tokens[end] ?? text);
  return tree.get('*') === '*' ? '*' : tree;
}

/** Formats a tree as a mask that parses to the same tree. */
export function printFieldMask(tree: FieldTree): string {
  if (tree === '*') return '*';
  return [...tree].map(([name, below]) => (below === '*' ? name : `${name}(${printFieldMask(below)})`)).join(',');
}

function tokenize(text: string): string[] {
  const tokens = text.match(/[(),/]|[^\s(),/]+/g) ?? [];
  for (const token of tokens) {
    if (!/^(?:[(),/*]|[\w$.@-]+)$/.test(token)) throw new FieldMaskError(token);
  }
  return tokens;
}

function parseList(tokens: readonly string[], start: number, tree: MutableTree, depth: number): number {
  let index = parseItem(tokens, start, tree, depth);
  while (tokens[index] === ',') {
    const next = tokens[index + 1];
    if (next === undefined || next === ')') return index + 1;
    index = parseItem(tokens, index + 1, tree, depth);
  }
  return index;
}

function parseItem(tokens: readonly string[], start: number, tree: MutableTree, depth: number): number {
  const path = [readName(tokens, start)];
  let index = start + 1;
  while (tokens[index] === '/') {
    path.push(readName(tokens, index + 1));
    index += 2;
  }
  const depthBelow = depth + path.length;
  if (depthBelow > MAX_DEPTH) throw new FieldMaskError(path.at(-1) ?? '');
  if (tokens[index] !== '(') {
    select(tree, path, '*');
    return index;
  }
  const below: MutableTree = new Map();
  index = parseList(tokens, index + 1, below, depthBelow);
  if (tokens[index] !== ')') throw new FieldMaskError(tokens[index] ?? path.join('/'));
  select(tree, path, below);
  return index + 1;
}

function readName(tokens: readonly string[], index: number): string {
  const token = tokens[index];
  if (token === undefined || /[(),/]/.test(token)) throw new FieldMaskError(token ?? tokens.join(''));
  return token;
}

function select(tree: MutableTree, path: readonly string[], below: FieldTree): void {
  const [name = '', ...rest] = path;
  const selected: FieldTree = rest.length === 0 ? below : toTree(rest, below);
  tree.set(name, merge(tree.get(name), selected));
}

function toTree(path: readonly string[], below: FieldTree): FieldTree {
  return path.reduceRight<FieldTree>((tree, name) => new Map([[name, tree]]), below);
}

function merge(left: FieldTree | undefined, right: FieldTree): FieldTree {
  if (left === undefined) return right;
  if (left === '*' || right === '*') return '*';
  const merged: MutableTree = new Map(left);
  for (const [name, below] of right) merged.set(name, merge(merged.get(name), below));
  return merged;
}
