import '#lib/zod-without-eval.ts';
import { isRecord } from '@rotunda/api-client/is-record';
import type { ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import { manifestSchema } from '@rotunda/script-manifest/manifest-schema';
import { toJSONSchema } from 'zod';

/** A part of the manifest schema, in JSON Schema. */
export type SchemaPart = Readonly<Record<string, unknown>>;

const schema: SchemaPart = toJSONSchema(manifestSchema, { io: 'input' });

/** Returns the schema of a member. Returns undefined for members that the schema does not define. */
export function findSchema(path: ManifestPath): SchemaPart | undefined {
  return path.reduce<SchemaPart | undefined>((part, step) => {
    if (typeof step === 'number') return findRecord(part?.items);
    const members = findRecord(part?.properties);
    return members && Object.hasOwn(members, step) ? findRecord(members[step]) : undefined;
  }, schema);
}

/** Returns the names of the members that an object at this path can have. */
export function listMemberNames(path: ManifestPath): string[] {
  return Object.keys(findRecord(findSchema(path)?.properties) ?? {});
}

/** Returns the allowed values of a member. Returns undefined if any value is allowed. */
export function listAllowedValues(path: ManifestPath): readonly string[] | undefined {
  const values = findSchema(path)?.enum;
  return Array.isArray(values) ? values.map(String) : undefined;
}

/** Describes the purpose of a member. */
export function describeMember(path: ManifestPath): string | undefined {
  const text = findSchema(path)?.description;
  return typeof text === 'string' ? text : undefined;
}

function findRecord(value: unknown): SchemaPart | undefined {
  return isRecord(value) ? value : undefined;
}
