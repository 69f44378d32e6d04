import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';
import type { ScriptFileType } from '#shared/script/script-file.ts';

const LANGUAGES: Readonly<Record<ScriptFileType, () => Extension>> = {
  SERVER_JS: javascript,
  HTML: html,
  JSON: json,
};

/** The language of a file, for its colours, its folding and its indentation. */
export function codeLanguage(type: ScriptFileType): Extension {
  return LANGUAGES[type]();
}
