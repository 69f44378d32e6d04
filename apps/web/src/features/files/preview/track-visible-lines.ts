import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';

/**
 * Reports the visible lines of an editor, from 0 with an exclusive end, and the total number of lines. A wrapped line counts once
 * its end is visible.
 */
export function trackVisibleLines(onLines: (first: number, end: number, total: number) => void): Extension {
  const read = (view: EditorView) => {
    const { scrollTop, clientHeight } = view.scrollDOM;
    if (clientHeight === 0) return;
    const { doc } = view.state;
    const bottomPx = scrollTop + clientHeight;
    const last = view.lineBlockAtHeight(bottomPx - view.documentPadding.top);
    const isEndShown = last.bottom + view.documentPadding.top <= bottomPx + 1;
    const first = doc.lineAt(view.lineBlockAtHeight(scrollTop).from).number - 1;
    const end = doc.lineAt(last.to).number - (isEndShown ? 0 : 1);
    if (end > first) onLines(first, end, doc.lines);
  };
  const measure = (view: EditorView) => view.requestMeasure({ key: read, read });
  return [
    EditorView.lineWrapping,
    EditorView.domEventHandlers({ scroll: (_, view) => measure(view) }),
    ViewPlugin.define((view) => {
      measure(view);
      return { update: () => measure(view) };
    }),
  ];
}
