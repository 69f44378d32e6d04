import { MANIFEST_NAME, type ScriptFile } from './script-content.ts';

/** Returns the manifest of a new project. */
export function toBaseManifest(author: { accountId: string | null; timeMs: number }): ScriptFile {
  const manifest = { timeZone: 'Etc/UTC', dependencies: {}, exceptionLogging: 'STACKDRIVER', runtimeVersion: 'V8' };
  return {
    name: MANIFEST_NAME,
    type: 'JSON',
    source: `${JSON.stringify(manifest, null, 2)}\n`,
    lastModifyAccountId: author.accountId,
    createdAt: author.timeMs,
    updatedAt: author.timeMs,
  };
}
