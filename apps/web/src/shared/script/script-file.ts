import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/** The type of a project file: a script, a page, or the manifest. */
export type ScriptFileType = 'SERVER_JS' | 'HTML' | 'JSON';

/** A project file as written, without fields that only the service adds. */
export type ScriptFile = { name: string; type: ScriptFileType; source: string };

/** The name of the only JSON file in each project. */
export const MANIFEST_NAME = 'appsscript';

const EXTENSIONS: Readonly<Record<ScriptFileType, string>> = { SERVER_JS: '.gs', HTML: '.html', JSON: '.json' };

/** Returns the name of a file with the extension for its type, as in `Code.gs`. */
export function getFileTitle({ name, type }: Pick<ScriptFile, 'name' | 'type'>): string {
  return name + EXTENSIONS[type];
}

/** Reports whether a file is the manifest of its project. */
export function isManifest({ name, type }: Pick<ScriptFile, 'name' | 'type'>): boolean {
  return name === MANIFEST_NAME && type === 'JSON';
}

/** Returns the files of a content as written, in project order. Files of unknown types are omitted. */
export function toScriptFiles(content: ScriptSchemas['Content']): ScriptFile[] {
  return (content.files ?? []).flatMap(({ name = '', type, source = '' }) =>
    type === 'SERVER_JS' || type === 'HTML' || type === 'JSON' ? [{ name, type, source }] : [],
  );
}
