import '#lib/zod-without-eval.ts';
import { isRecord } from '@rotunda/api-client/is-record';
import type { ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import { manifestSchema } from '@rotunda/script-manifest/manifest-schema';
import { toJSONSchema } from 'zod';

/** A part of the schema of a manifest, as JSON Schema words it. */
export type SchemaPart = Readonly<Record<string, unknown>>;

const schema: SchemaPart = toJSONSchema(manifestSchema, { io: 'input' });

/** The part of the schema that a member has to match; undefined for members that it does not name. */
export function schemaAt(path: ManifestPath): SchemaPart | undefined {
  return path.reduce<SchemaPart | undefined>((part, step) => {
    if (typeof step === 'number') return recordOf(part?.items);
    const members = recordOf(part?.properties);
    return members && Object.hasOwn(members, step) ? recordOf(members[step]) : undefined;
  }, schema);
}

/** Names of the members that an object at a place can have. */
export function memberNames(path: ManifestPath): string[] {
  return Object.keys(recordOf(schemaAt(path)?.properties) ?? {});
}

/** The few values that a member can have; undefined when it can have any. */
export function allowedValues(path: ManifestPath): readonly string[] | undefined {
  const values = schemaAt(path)?.enum;
  return Array.isArray(values) ? values.map(String) : undefined;
}

/** What a member is for. */
export function describeMember(path: ManifestPath): string | undefined {
  const text = schemaAt(path)?.description;
  return typeof text === 'string' ? text : undefined;
}

function recordOf(value: unknown): SchemaPart | undefined {
  return isRecord(value) ? value : undefined;
}
