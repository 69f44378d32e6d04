import { MANIFEST_NAME, type ScriptFile } from './script-file.ts';

const STARTER_CODE = `function myFunction() {
  console.log('Hello');
  return 'Done';
}
`;

/**
 * Returns the files of a new project that can be run immediately: a function, and a manifest that lets the owner run it from the
 * console.
 */
export function createStarterFiles(timeZone: string): ScriptFile[] {
  const manifest = {
    timeZone,
    dependencies: {},
    exceptionLogging: 'STACKDRIVER',
    runtimeVersion: 'V8',
    executionApi: { access: 'MYSELF' },
  };
  return [
    { name: MANIFEST_NAME, type: 'JSON', source: `${JSON.stringify(manifest, undefined, 2)}\n` },
    { name: 'Code', type: 'SERVER_JS', source: STARTER_CODE },
  ];
}
