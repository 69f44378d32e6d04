import { resolveSchema, type Schema, type ServiceDocument, typeOf } from '#features/explorer/operation/document.ts';

/** One member that an answer can have. */
export type MaskMember = { name: string; schema: Schema; isOpenable: boolean };

/** Paths of ticked members, such as `files/name`; a ticked member brings all that is in it. */
export type MaskPaths = ReadonlySet<string>;

/** The members of a schema, in the order of the document. Those of a list are those of its elements. */
export function listMembers(document: ServiceDocument, given: Schema): MaskMember[] {
  const { properties = {} } = toElement(document, given);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: resolveSchema(document, schema),
    isOpenable: toElement(document, schema).properties !== undefined,
  }));
}

/** The `fields` parameter that selects some paths: members in brackets after what holds them. */
export function toFieldMask(paths: MaskPaths): string {
  return print(toTree([...paths]));
}

/** The paths that a `fields` parameter selects; undefined for one that cannot be read. */
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

/** The paths of all members of a response; those of a list are the ones that any of its elements has. */
export function responsePaths(value: unknown): MaskPaths {
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
  return typeOf(schema) === 'array' && schema.items ? resolveSchema(document, schema.items) : schema;
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
