import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { type CodeLanguage, codeLanguage } from './code-language.ts';
import { codeColours, codeTheme } from './code-look.ts';
import { pointAtLine, pointedLine } from './pointed-line.ts';
import { unseenCharacters } from './unseen-characters.ts';

export type CodeEditorProps = {
  /** Names the editor for screen readers. */
  label: string;
  type: CodeLanguage;
  /** The text at first, and again whenever it differs from what was last typed. */
  text: string;
  /** Called with every change; the text can only be read without it. */
  onChange?: ((text: string) => void) | undefined;
  /** Line to mark and to bring into view, from 1. */
  line?: number | undefined;
  /** Takes the focus as it comes up: somebody asked to write. */
  takesFocus?: boolean | undefined;
  /** What the editor can do besides, the same at every call. */
  extensions?: Extension;
  /** Keys of the extensions of an editor for writing. */
  otherKeys?: string;
};

/** How the keyboard leaves an editor, in which Tab indents. */
const LEAVING_EDITOR = 'Tab indents. To leave the editor, press Escape, then Tab.';

/** Code to read or to write. Loaded when it is first needed: with its languages it is larger than the screens around it. */
export function CodeEditor(props: CodeEditorProps) {
  const { label, type, text, onChange, line, takesFocus = false, extensions: added, otherKeys } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latestText = useRef(text);
  const latestChange = useRef(onChange);
  const latestFocus = useRef(takesFocus);
  const isReadOnly = onChange === undefined;
  const keys = otherKeys === undefined ? LEAVING_EDITOR : `${LEAVING_EDITOR} ${otherKeys}`;
  useEffect(() => {
    latestChange.current = onChange;
  });
  useEffect(() => {
    if (!host.current) return undefined;
    // The editor adds styles, which the content policy refuses in the page but not as sheets of a shadow tree.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const listener = EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      latestText.current = update.state.doc.toString();
      latestChange.current?.(latestText.current);
    });
    const extensions = [listener, added ?? [], ...codeExtensions({ label, type, isReadOnly, keys })];
    const editor = new EditorView({ root, parent: root, doc: latestText.current, extensions });
    view.current = editor;
    if (latestFocus.current) editor.focus();
    latestFocus.current = false;
    return () => editor.destroy();
  }, [label, type, isReadOnly, added, keys]);
  useEffect(() => {
    if (!view.current || text === latestText.current) return;
    latestText.current = text;
    view.current.dispatch({ changes: { from: 0, to: view.current.state.doc.length, insert: text } });
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view or text wants its line again
  useEffect(() => {
    if (view.current) pointAtLine(view.current, line);
  }, [line, label, type, isReadOnly, added, keys]);
  return (
    <>
      <div ref={host} className="min-h-0 min-w-0 flex-1 overflow-hidden bg-sunken" />
      {!isReadOnly && (
        <p aria-hidden className="shrink-0 border-line border-t px-12 py-4 text-ink-2 text-small pointer-coarse:hidden">
          {keys}
        </p>
      )}
    </>
  );
}

function codeExtensions({
  label,
  type,
  isReadOnly,
  keys,
}: {
  label: string;
  type: CodeLanguage;
  isReadOnly: boolean;
  /** How an editor for writing is used with the keyboard. */
  keys: string;
}): Extension[] {
  return [
    lineNumbers(),
    codeFolding(),
    foldGutter(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    search({ top: true }),
    syntaxHighlighting(codeColours),
    codeTheme,
    codeLanguage(type),
    pointedLine,
    unseenCharacters,
    EditorState.readOnly.of(isReadOnly),
    EditorState.tabSize.of(2),
    EditorView.contentAttributes.of({
      'aria-label': label,
      tabindex: '0',
      ...(!isReadOnly && { 'aria-description': keys }),
    }),
    keymap.of([...searchKeymap, ...foldKeymap, ...defaultKeymap]),
    // Escape and then Tab leaves the editor, as its manual says of every editor that Tab indents in.
    ...(isReadOnly ? [] : [history(), indentOnInput(), keymap.of([...historyKeymap, indentWithTab])]),
  ];
}
