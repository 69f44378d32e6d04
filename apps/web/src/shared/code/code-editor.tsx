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
import { useEffect, useEffectEvent, useRef } from 'react';
import { type CodeLanguage, findCodeLanguage } from './code-language.ts';
import { codeColours, codeTheme } from './code-theme.ts';
import { goToLine, highlightedLine } from './highlighted-line.ts';
import { invisibleCharacters } from './invisible-characters.ts';

export type CodeEditorProps = {
  /** The accessible name of the editor. */
  label: string;
  type: CodeLanguage;
  /** The initial text. Resets the editor whenever it differs from the last typed text. */
  text: string;
  /** Called on every change. If undefined, the text is read-only. */
  onChange?: ((text: string) => void) | undefined;
  /** The line to highlight and scroll to, from 1. */
  line?: number | undefined;
  /** Whether the editor takes focus on mount, because the user started editing. */
  takesFocus?: boolean | undefined;
  /** Additional editor extensions. Must be referentially stable. */
  extensions?: Extension;
  /** The keys of the extensions, for an editable editor. */
  otherKeys?: string;
};

/** Explains how to leave an editor by keyboard, because Tab indents. */
const LEAVING_EDITOR = 'Tab indents. To leave the editor, press Escape, then Tab.';

/**
 * A code viewer and editor. Lazy-loaded on first use, because it is larger than the screens around it, including its languages.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, type, text, onChange, line, takesFocus = false, extensions: added, otherKeys } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latestText = useRef(text);
  const latestFocus = useRef(takesFocus);
  const isReadOnly = onChange === undefined;
  const keys = otherKeys === undefined ? LEAVING_EDITOR : `${LEAVING_EDITOR} ${otherKeys}`;
  const change = useEffectEvent((next: string) => onChange?.(next));
  useEffect(() => {
    if (!host.current) return undefined;
    // The editor adds styles, which the content security policy blocks in the page but not as style sheets of a shadow tree.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const listener = EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      latestText.current = update.state.doc.toString();
      change(latestText.current);
    });
    const extensions = [listener, added ?? [], ...createCodeExtensions({ label, type, isReadOnly, keys })];
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the line again in a new view or text
  useEffect(() => {
    if (view.current) goToLine(view.current, line);
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

function createCodeExtensions({
  label,
  type,
  isReadOnly,
  keys,
}: {
  label: string;
  type: CodeLanguage;
  isReadOnly: boolean;
  /** The keyboard instructions of an editable editor. */
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
    findCodeLanguage(type),
    highlightedLine,
    invisibleCharacters,
    EditorState.readOnly.of(isReadOnly),
    EditorState.tabSize.of(2),
    EditorView.contentAttributes.of({
      'aria-label': label,
      tabindex: '0',
      ...(!isReadOnly && { 'aria-description': keys }),
    }),
    keymap.of([...searchKeymap, ...foldKeymap, ...defaultKeymap]),
    // Escape followed by Tab leaves the editor, as its manual recommends for all editors in which Tab indents.
    ...(isReadOnly ? [] : [history(), indentOnInput(), keymap.of([...historyKeymap, indentWithTab])]),
  ];
}
