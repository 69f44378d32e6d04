import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { CodeEditor, type CodeEditorProps } from '#shared/code/code-editor.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { completeManifest } from './manifest-completion.ts';
import { findDiagnostics } from './manifest-diagnostics.ts';

/** The text editor for a manifest, with completion by the schema and validation while typing. */
export function ManifestEditor(props: CodeEditorProps) {
  const isReadOnly = props.onChange === undefined;
  return <CodeEditor {...props} extensions={isReadOnly ? READING : WRITING} otherKeys={OTHER_KEYS} />;
}

const OTHER_KEYS = 'Control and Space suggests fields and values. F8 goes to the next problem.';
const CHECK_DELAY_MS = 250;

const READING: Extension = [linter((view) => toDiagnostics(view, false), { delay: CHECK_DELAY_MS }), lintGutter()];

const WRITING: Extension = [
  autocompletion({ override: [completeManifest], icons: false, maxRenderedOptions: 60 }),
  linter((view) => toDiagnostics(view, true), { delay: CHECK_DELAY_MS }),
  lintGutter(),
  keymap.of([...completionKeymap, ...lintKeymap]),
];

function toDiagnostics({ state }: EditorView, isWritable: boolean): Diagnostic[] {
  const source = state.doc.toString();
  return findDiagnostics(source, getCurrentZone()).map(({ from, to, message, quickFixes }) => ({
    from,
    to,
    message,
    severity: 'error',
    actions: (isWritable ? quickFixes : []).map(({ label, apply }) => ({
      name: label,
      apply: (view) => {
        const current = view.state.doc.toString();
        view.dispatch({ changes: { from: 0, to: current.length, insert: apply(current) } });
      },
    })),
  }));
}
