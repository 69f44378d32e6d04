import type { z } from 'zod';
import { manifestSchema } from './manifest-schema.ts';
import { MAX_MANIFEST_CHARACTERS } from './manifest-size.ts';

/** Keys and indexes of a manifest field. */
export type ManifestPath = readonly (string | number)[];

/** An error in a manifest, and the invalid field. */
export type ManifestFault =
  | { kind: 'tooLong' | 'notObject' | 'unknown' | 'missing'; path: ManifestPath }
  | {
      kind: 'value';
      path: ManifestPath;
      /** Why the value is invalid, to complete a sentence. */
      reason: string;
      /** The allowed values, if they are few. */
      allowed?: readonly string[];
    };

/** Returns all errors in the text of a manifest. */
export function findManifestFaults(text: string): ManifestFault[] {
  if (text.length > MAX_MANIFEST_CHARACTERS) return [{ kind: 'tooLong', path: [] }];
  const value = readObject(text);
  if (!value) return [{ kind: 'notObject', path: [] }];
  const { error } = manifestSchema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => toFaults(issue, value));
}

function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function toFaults(issue: z.core.$ZodIssue, manifest: object): ManifestFault[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ kind: 'unknown', path: [...path, key] }));
  if (issue.code === 'invalid_type' && findValue(manifest, path) === undefined) return [{ kind: 'missing', path }];
  if (issue.code !== 'invalid_value') return [{ kind: 'value', path, reason: issue.message }];
  return [{ kind: 'value', path, reason: issue.message, allowed: issue.values.map(String) }];
}

function findValue(value: unknown, path: ManifestPath): unknown {
  return path.reduce<unknown>((part, step) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined;
  }, value);
}
