import type { FieldTree } from '@rotunda/api-client/field-mask';

/** The selected fields of a response. */
export class FieldSelection {
  readonly #tree: FieldTree;
  /** Whether the client set the selector. False for the operation's default. */
  readonly isExplicit: boolean;

  constructor(tree: FieldTree, isExplicit: boolean) {
    this.#tree = tree;
    this.isExplicit = isExplicit;
  }

  /** Whether a field is selected, by its path from the response's root (`files.capabilities`). */
  has(path: string): boolean {
    let tree = this.#tree;
    for (const name of path.split('.')) {
      if (tree === '*') return true;
      const below: FieldTree | undefined = tree.get(name) ?? tree.get('*');
      if (below === undefined) return false;
      tree = below;
    }
    return true;
  }

  /** Whether the client named this field explicitly, not through `*`. */
  names(path: string): boolean {
    let tree = this.#tree;
    for (const name of path.split('.')) {
      if (tree === '*') return false;
      const below: FieldTree | undefined = tree.get(name);
      if (below === undefined) return false;
      tree = below;
    }
    return this.isExplicit;
  }

  /** Whether only fields with these names are selected below a response field. */
  isWithin(member: string, names: ReadonlySet<string>): boolean {
    const below = this.#tree === '*' ? '*' : (this.#tree.get(member) ?? this.#tree.get('*'));
    return below !== '*' && [...(below?.keys() ?? [])].every((name) => names.has(name));
  }

  /** Removes the unselected fields from a response. Selectors apply to each element of an array. */
  apply(value: unknown): unknown {
    return prune(value, this.#tree);
  }
}

function prune(value: unknown, tree: FieldTree): unknown {
  if (tree === '*') return value;
  if (Array.isArray(value)) return value.map((element) => prune(element, tree));
  if (typeof value !== 'object' || value === null) return value;
  return hasOnlySelected(value, tree) ? value : pruneObject(value, tree);
}

/** Whether nothing has to be removed. Handlers build many objects with only the selected fields. */
function hasOnlySelected(value: object, tree: Exclude<FieldTree, '*'>): boolean {
  const every = tree.get('*');
  for (const name of Object.keys(value)) {
    const below = tree.get(name) ?? every;
    const member: unknown = below && Reflect.get(value, name);
    if (below === undefined || member === undefined) return false;
    if (below !== '*' && typeof member === 'object') return false;
  }
  return true;
}

function pruneObject(value: object, tree: Exclude<FieldTree, '*'>): Record<string, unknown> {
  const every = tree.get('*');
  const retained: Record<string, unknown> = {};
  // Reads values only after checking their names, because most fields are not selected. Reading all entries took four times as
  // long.
  for (const name of Object.keys(value)) {
    const below = tree.get(name) ?? every;
    const member: unknown = below && Reflect.get(value, name);
    if (below !== undefined && member !== undefined) retained[name] = prune(member, below);
  }
  return retained;
}
