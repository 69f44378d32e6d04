import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/** What a file of a project holds: a script, a page, or the manifest. */
export type ScriptFileType = 'SERVER_JS' | 'HTML' | 'JSON';

/** One file of a project as it is written: without what only the service adds. */
export type ScriptFile = { name: string; type: ScriptFileType; source: string };

/** Name of the one JSON file that every project has. */
export const MANIFEST_NAME = 'appsscript';

const EXTENSIONS: Readonly<Record<ScriptFileType, string>> = { SERVER_JS: '.gs', HTML: '.html', JSON: '.json' };

/** The name of a file with the extension that says its type, as in `Code.gs`. */
export function fileTitle({ name, type }: Pick<ScriptFile, 'name' | 'type'>): string {
  return name + EXTENSIONS[type];
}

/** Whether a file is the manifest of its project. */
export function isManifest({ name, type }: Pick<ScriptFile, 'name' | 'type'>): boolean {
  return name === MANIFEST_NAME && type === 'JSON';
}

/** The files of a content as they are written, in the order of the project. Files of unknown types are left out. */
export function toScriptFiles(content: ScriptSchemas['Content']): ScriptFile[] {
  return (content.files ?? []).flatMap(({ name = '', type, source = '' }) =>
    type === 'SERVER_JS' || type === 'HTML' || type === 'JSON' ? [{ name, type, source }] : [],
  );
}
