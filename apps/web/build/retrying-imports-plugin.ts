import type { Plugin } from 'vite';

const LOADER = '#lib/retrying-import.ts';
const OWN_CODE = /\/src\/[^?]*\.tsx?(?:$|\?tsr-)/;
const IMPORT = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g;

/**
 * Wraps all dynamic imports of the console in `importWithRetries`, which waits for a connection and retries. Without it, the routes
 * and `lazy` fail permanently after the first error.
 */
export function retryingImports(): Plugin {
  return {
    name: 'patient-imports',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const patient = OWN_CODE.test(id) ? wrapDynamicImports(code) : code;
      // No code moves to another line, so the existing source map stays correct for lines.
      return patient === code ? undefined : { code: patient, map: null };
    },
  };
}

/** Wraps the dynamic imports of the code in `importWithRetries`. Returns the code unchanged if it has no dynamic imports. */
export function wrapDynamicImports(code: string): string {
  const patient = code.replaceAll(IMPORT, (call) => `__importWithRetries(() => ${call})`);
  return patient === code ? code : `import { importWithRetries as __importWithRetries } from '${LOADER}';${patient}`;
}
