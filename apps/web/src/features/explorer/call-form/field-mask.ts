import { findType, resolveSchema, type Schema, type ServiceDocument } from '#features/explorer/operation/document.ts';

/** A member that a response can have. */
export type MaskMember = { name: string; schema: Schema; isOpenable: boolean };

/** The paths of selected members, such as `files/name`. A selected member includes all its contents. */
export type MaskPaths = ReadonlySet<string>;

/** Returns the members of a schema in document order. For a list, returns those of its elements. */
export function listMembers(document: ServiceDocument, given: Schema): MaskMember[] {
  const { properties = {} } = toElement(document, given);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: resolveSchema(document, schema),
    isOpenable: toElement(document, schema).properties !== undefined,
  }));
}

/** Returns the `fields` parameter for some paths. Members are in parentheses after their parent. */
export function toFieldMask(paths: MaskPaths): string {
  return print(toTree([...paths]));
}

/** Parses the paths of a `fields` parameter. Returns undefined if it is invalid. */
export function parseFieldMask(text: string): MaskPaths | undefined {
  const paths = new Set<string>();
  const prefixes: string[] = [''];
  let path = '';
  for (const [token] of text.replaceAll(/\s/g, '').matchAll(/[^,()]+|[,()]/g)) {
    if (token === '(') {
      prefixes.push(`${prefixes.at(-1)}${path}/`);
      path = '';
    } else if (token === ')' || token === ',') {
      if (path !== '') paths.add(`${prefixes.at(-1)}${path}`);
      path = '';
      if (token === ')' && (prefixes.pop() === undefined || prefixes.length === 0)) return undefined;
    } else {
      path = token;
    }
  }
  if (path !== '') paths.add(`${prefixes.at(-1)}${path}`);
  return prefixes.length === 1 ? paths : undefined;
}

/** Returns the paths of all members in a response. A list has the paths of all its elements. */
export function listResponsePaths(value: unknown): MaskPaths {
  const paths = new Set<string>();
  collect(value, '', paths);
  return paths;
}

function collect(value: unknown, path: string, paths: Set<string>): void {
  if (Array.isArray(value)) {
    if (value.every((element) => typeof element !== 'object')) paths.add(path);
    for (const element of value) if (typeof element === 'object') collect(element, path, paths);
    return;
  }
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  for (const [name, member] of members) collect(member, path === '' ? name : `${path}/${name}`, paths);
  if (members.length === 0 && path !== '') paths.add(path);
}

function toElement(document: ServiceDocument, given: Schema): Schema {
  const schema = resolveSchema(document, given);
  return findType(schema) === 'array' && schema.items ? resolveSchema(document, schema.items) : schema;
}

type Tree = Map<string, Tree>;

function toTree(paths: readonly string[]): Tree {
  const root: Tree = new Map();
  for (const path of paths) {
    let node = root;
    for (const name of path.split('/')) {
      const next: Tree = node.get(name) ?? new Map();
      node.set(name, next);
      node = next;
    }
  }
  return root;
}

function print(tree: Tree): string {
  return [...tree].map(([name, inner]) => (inner.size === 0 ? name : `${name}(${print(inner)})`)).join(',');
}
