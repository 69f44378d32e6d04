import type { ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import { applyEdits, findNodeAtLocation, getNodeValue, modify, type Node, parseTree } from 'jsonc-parser';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/**
 * Sets or removes the value of a member in the text of a manifest, and leaves the rest unchanged. Conflicting values, such as
 * text in place of an object, are replaced.
 */
export function writeMember(source: string, path: ManifestPath, value: unknown): string {
  const root = parseTree(source);
  const last = path.at(-1);
  const parentPath = path.slice(0, -1);
  const parent = root && findNodeAtLocation(root, [...parentPath]);
  // Lists are rewritten as a whole, because elements change positions.
  if (typeof last === 'number' && parent?.type === 'array') {
    return writeMember(source, parentPath, withElement(getNodeValue(parent), last, value));
  }
  const blocked = root && path.findIndex((_, index) => isBlocked(root, path.slice(0, index)));
  if (blocked === undefined || blocked < 0) return applyEdits(source, modify(source, [...path], value, FORMAT));
  if (value === undefined) return source;
  return writeMember(source, path.slice(0, blocked), wrap(path.slice(blocked), value));
}

/** Renames a member in the text of a manifest. */
export function renameMember(source: string, path: ManifestPath, name: string, value: unknown): string {
  return writeMember(writeMember(source, path, undefined), [...path.slice(0, -1), name], value);
}

function withElement(list: readonly unknown[], index: number, value: unknown): unknown[] {
  return value === undefined ? list.toSpliced(index, 1) : list.with(index, value);
}

/** Reports whether the path contains a value other than an object where members are expected. */
function isBlocked(root: Node, path: ManifestPath): boolean {
  const node = findNodeAtLocation(root, [...path]);
  return node !== undefined && node.type !== 'object' && node.type !== 'array';
}

function wrap(path: ManifestPath, value: unknown): unknown {
  return path.reduceRight<unknown>((part, step) => (typeof step === 'number' ? [part] : { [step]: part }), value);
}
