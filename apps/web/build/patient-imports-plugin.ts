import type { Plugin } from 'vite';

const LOADER = '#lib/retrying-import.ts';
const OWN_CODE = /\/src\/[^?]*\.tsx?(?:$|\?tsr-)/;
const IMPORT = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g;

/**
 * Lets every part that the console loads later be loaded by `retryingImport`, which waits for a connection and tries again: the
 * routes and `lazy` give up for good with the first failure.
 */
export function patientImports(): Plugin {
  return {
    name: 'patient-imports',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const patient = OWN_CODE.test(id) ? toPatient(code) : code;
      // Nothing moves to another line, so the map that there is stays right for lines.
      return patient === code ? undefined : { code: patient, map: null };
    },
  };
}

/** Code whose dynamic imports are made by `retryingImport`; the same code where there is none. */
export function toPatient(code: string): string {
  const patient = code.replaceAll(IMPORT, (call) => `__retryingImport(() => ${call})`);
  return patient === code ? code : `import { retryingImport as __retryingImport } from '${LOADER}';${patient}`;
}
