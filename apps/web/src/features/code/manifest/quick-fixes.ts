import type { ManifestFault, ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import { listZoneNames } from '#shared/format/zone-names.ts';
import { renameMember, writeMember } from './manifest-text.ts';
import { findNearest } from './nearest.ts';
import { findSchema, listMemberNames } from './schema-at.ts';

/** A manifest change that fixes an error. */
export type QuickFix = { label: string; apply: (source: string) => string };

const MAX_QUICK_FIXES = 4;

/**
 * Returns changes that fix an error, most likely first. `value` is the value of the invalid member, `zone` the suggested time
 * zone.
 */
export function findQuickFixes(fault: ManifestFault, value: unknown, zone: string): QuickFix[] {
  const { path } = fault;
  const remove: QuickFix = { label: 'Remove', apply: (source) => writeMember(source, path, undefined) };
  if (fault.kind === 'unknown') return [...renames(path, value), remove];
  if (fault.kind === 'missing') return [addMember(path)];
  if (fault.kind !== 'value') return [];
  return [...replacements(fault.path, value, fault.allowed, zone), remove].slice(0, MAX_QUICK_FIXES + 1);
}

function renames(path: ManifestPath, value: unknown): QuickFix[] {
  const name = String(path.at(-1));
  const near = findNearest(name, listMemberNames(path.slice(0, -1)));
  if (near === undefined) return [];
  return [{ label: `Rename to ${near}`, apply: (source) => renameMember(source, path, near, value) }];
}

function addMember(path: ManifestPath): QuickFix {
  return { label: `Add ${path.at(-1)}`, apply: (source) => writeMember(source, path, '') };
}

function replacements(
  path: ManifestPath,
  value: unknown,
  allowed: readonly string[] | undefined,
  zone: string,
): QuickFix[] {
  const use = (next: unknown, label = `Use ${String(next)}`): QuickFix => ({
    label,
    apply: (source) => writeMember(source, path, next),
  });
  if (allowed) return sortNearestFirst(String(value), allowed).map((next) => use(next));
  if (path.length === 1 && path[0] === 'timeZone') {
    const near = findNearest(String(value), listZoneNames());
    return [...new Set([near ?? zone, zone])].map((next) => use(next));
  }
  if (typeof value === 'string' && value.startsWith('http://')) return [use(value.replace('http:', 'https:'))];
  const type = findSchema(path)?.type;
  if (type === 'array' && typeof value === 'string') return [use([value], 'Make it a list')];
  if (type === 'boolean') return [use(true), use(false)];
  if (type === 'string' && typeof value === 'number') return [use(String(value), 'Make it text')];
  return [];
}

function sortNearestFirst(text: string, values: readonly string[]): readonly string[] {
  const near = findNearest(text, values);
  return near === undefined ? values : [near, ...values.filter((value) => value !== near)];
}
