import { isRecord } from '@rotunda/api-client/is-record';
import { parseJson } from '#lib/parse-json.ts';
import { isManifest, type ScriptFile } from '#shared/script/script-file.ts';

/** The parsed value of a manifest, with all its members. */
export type ManifestValue = Readonly<Record<string, unknown>> & { readonly oauthScopes?: unknown };

/** Parses the text of a manifest. Returns undefined if it is not a JSON object. */
export function readManifestValue(source: string): ManifestValue | undefined {
  const value = parseJson(source);
  return isRecord(value) ? value : undefined;
}

/** Formats a manifest in the same way as the service does for a new project. */
function toManifestSource(value: ManifestValue): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Edits the manifest among files. Returns undefined if it is not a JSON object. */
export function editManifest(
  files: readonly ScriptFile[],
  edit: (manifest: ManifestValue) => ManifestValue,
): readonly ScriptFile[] | undefined {
  const file = files.find(isManifest);
  const value = file && readManifestValue(file.source);
  if (!value) return undefined;
  const source = toManifestSource(edit(value));
  return files.map((each) => (each === file ? { ...each, source } : each));
}

/** Lets the owner of a project run its functions through the API. */
export function makeRunnable(manifest: ManifestValue): ManifestValue {
  return { ...manifest, executionApi: { access: 'MYSELF' } };
}

/** Declares another scope. */
export function addScope(manifest: ManifestValue, scope: string): ManifestValue {
  const declared: readonly unknown[] = Array.isArray(manifest.oauthScopes) ? manifest.oauthScopes : [];
  return declared.includes(scope) ? manifest : { ...manifest, oauthScopes: [...declared, scope] };
}
