import { type OperationId, operations } from './generated/operations.gen.ts';

/** The route matching a request. */
export type RouteMatch = {
  operationId: OperationId;
  /** Path parameters, decoded. */
  pathParams: Record<string, string>;
  /** Whether the request is for the upload variant of the operation. */
  isUpload: boolean;
};

/** The result of a lookup: a match, the methods allowed for the path, or undefined if the path is unknown. */
export type RouteLookup = { match: RouteMatch } | { allowedMethods: string[] } | undefined;

type Target = { operationId: OperationId; isUpload: boolean; paramNames: string[] };
type RouteNode = {
  literals: Map<string, RouteNode>;
  /** Child for a segment that is a parameter. */
  parameter: RouteNode | undefined;
  /** Children for `{parameter}:verb` segments, by verb. */
  verbs: Map<string, RouteNode>;
  targets: Map<string, Target>;
};

const createNode = (): RouteNode => ({
  literals: new Map(),
  parameter: undefined,
  verbs: new Map(),
  targets: new Map(),
});

/**
 * The routes of all operations and their upload variants, from the OpenAPI documents. Literal segments take precedence over
 * parameters (`files/trash` over `files/{fileId}`), and `{id}:verb` over `{id}`.
 */
export class RouteTable {
  readonly #root = createNode();

  constructor() {
    for (const operation of Object.values(operations)) {
      this.#add(operation.id, operation.method, operation.basePath + operation.path, false);
      if ('mediaUploadPath' in operation) this.#add(operation.id, operation.method, operation.mediaUploadPath, true);
    }
  }

  /** Finds the route of a request by its method and decoded path segments. */
  find(method: string, segments: readonly string[]): RouteLookup {
    const found = walk(this.#root, segments, 0, []);
    if (!found) return undefined;
    const target = found.node.targets.get(method);
    if (!target) return { allowedMethods: [...found.node.targets.keys()] };
    const pathParams = Object.fromEntries(target.paramNames.map((name, index) => [name, found.values[index] ?? '']));
    return { match: { operationId: target.operationId, pathParams, isUpload: target.isUpload } };
  }

  /** Lists every route as `METHOD path operationId`, with `{}` for parameters, for comparison with the documents. */
  list(): string[] {
    return listRoutes(this.#root, '');
  }

  #add(operationId: OperationId, method: string, template: string, isUpload: boolean): void {
    const paramNames: string[] = [];
    let node = this.#root;
    for (const segment of template.split('/').filter(Boolean)) {
      const parameter = /^\{(\w+)\}(?::(\w+))?$/.exec(segment);
      if (parameter?.[1]) paramNames.push(parameter[1]);
      node = findChild(node, segment, parameter);
    }
    node.targets.set(method, { operationId, isUpload, paramNames });
  }
}

function findChild(node: RouteNode, segment: string, parameter: RegExpExecArray | null): RouteNode {
  if (!parameter) return getOrCreate(node.literals, segment);
  const verb = parameter[2];
  if (verb) return getOrCreate(node.verbs, verb);
  node.parameter ??= createNode();
  return node.parameter;
}

function getOrCreate(children: Map<string, RouteNode>, key: string): RouteNode {
  const existing = children.get(key);
  if (existing) return existing;
  const created = createNode();
  children.set(key, created);
  return created;
}

type Found = { node: RouteNode; values: string[] };

function walk(node: RouteNode, segments: readonly string[], index: number, values: string[]): Found | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.targets.size > 0 ? { node, values } : undefined;
  if (segment === '') return undefined;
  const literal = node.literals.get(segment);
  const throughLiteral = literal && walk(literal, segments, index + 1, values);
  if (throughLiteral) return throughLiteral;
  const colon = segment.lastIndexOf(':');
  const verb = colon > 0 ? node.verbs.get(segment.slice(colon + 1)) : undefined;
  const throughVerb = verb && walk(verb, segments, index + 1, [...values, segment.slice(0, colon)]);
  if (throughVerb) return throughVerb;
  return node.parameter && walk(node.parameter, segments, index + 1, [...values, segment]);
}

function listRoutes(node: RouteNode, path: string): string[] {
  return [
    ...[...node.targets].map(([method, target]) => `${method} ${path} ${target.operationId}`),
    ...[...node.literals].flatMap(([segment, child]) => listRoutes(child, `${path}/${segment}`)),
    ...[...node.verbs].flatMap(([verb, child]) => listRoutes(child, `${path}/{}:${verb}`)),
    ...(node.parameter ? listRoutes(node.parameter, `${path}/{}`) : []),
  ];
}
