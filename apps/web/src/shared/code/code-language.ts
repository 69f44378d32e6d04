import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';
import type { ScriptFileType } from '#shared/script/script-file.ts';

/** The built-in languages of the editor. `TEXT` has no language: its colours come from an extension, if any. */
export type CodeLanguage = ScriptFileType | 'TEXT';

const LANGUAGES: Readonly<Record<CodeLanguage, () => Extension>> = {
  SERVER_JS: javascript,
  HTML: html,
  JSON: json,
  TEXT: () => [],
};

/** Returns the language extension of a file, for its colours, folding and indentation. */
export function findCodeLanguage(type: CodeLanguage): Extension {
  return LANGUAGES[type]();
}
