import { findManifestFaults, type ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import { MAX_MANIFEST_CHARACTERS } from '@rotunda/script-manifest/manifest-size';

/** Returns the service's error message for the text of a manifest, or undefined if it is valid. */
export function findManifestFault(text: string): string | undefined {
  const faults = findManifestFaults(text);
  const unknown = faults.filter(({ kind }) => kind === 'unknown');
  if (unknown.length > 0) return `unknown fields: [${unknown.map(({ path }) => toField(path)).join(', ')}]`;
  const [fault] = faults;
  if (!fault) return undefined;
  if (fault.kind === 'tooLong') return `longer than ${MAX_MANIFEST_CHARACTERS} characters`;
  if (fault.kind === 'notObject') return 'not a JSON object';
  return `invalid value at [${toField(fault.path)}]: ${fault.kind === 'value' ? fault.reason : 'missing'}`;
}

/** Formats a path in script notation, such as `sheets.macros[0].menuName`. */
function toField(path: ManifestPath): string {
  return path.reduce<string>((field, step) => {
    if (typeof step === 'number') return `${field}[${step}]`;
    return field === '' ? step : `${field}.${step}`;
  }, '');
}
