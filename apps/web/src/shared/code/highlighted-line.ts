import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const setHighlightedLine = StateEffect.define<number | undefined>();
const mark = Decoration.line({ class: 'cm-pointed' });

/** Highlights a single line: the target of a URL, a stack frame or a search result. */
export const highlightedLine: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const effect = transaction.effects.find((candidate) => candidate.is(setHighlightedLine));
    if (!effect?.is(setHighlightedLine)) return marks.map(transaction.changes);
    const line = effect.value;
    if (line === undefined || line < 1 || line > transaction.newDoc.lines) return Decoration.none;
    return Decoration.set([mark.range(transaction.newDoc.line(line).from)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Highlights a line, counted from 1, moves the focus and the cursor to it, announces it and scrolls to it. Ignores lines that do
 * not exist.
 */
export function goToLine(view: EditorView, line: number | undefined): void {
  const effects: StateEffect<unknown>[] = [setHighlightedLine.of(line)];
  if (line === undefined || line < 1 || line > view.state.doc.lines) {
    view.dispatch({ effects });
    return;
  }
  const { from } = view.state.doc.line(line);
  effects.push(EditorView.scrollIntoView(from, { y: 'center' }), EditorView.announce.of(`Line ${line}`));
  view.dispatch({ selection: { anchor: from }, effects });
  view.focus();
}
