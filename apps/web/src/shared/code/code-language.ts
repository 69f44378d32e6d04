import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';
import type { ScriptFileType } from '#shared/script/script-file.ts';

/** Languages that the editor has by itself. `TEXT` is none: its colours come with an extension, or it has none. */
export type CodeLanguage = ScriptFileType | 'TEXT';

const LANGUAGES: Readonly<Record<CodeLanguage, () => Extension>> = {
  SERVER_JS: javascript,
  HTML: html,
  JSON: json,
  TEXT: () => [],
};

/** The language of a file, for its colours, its folding and its indentation. */
export function codeLanguage(type: CodeLanguage): Extension {
  return LANGUAGES[type]();
}
