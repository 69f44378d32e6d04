import type { Completion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';

type Apply = Exclude<Completion['apply'], string | undefined>;

/** Writes a value in its quotes. */
export function applyValue(value: string): Apply {
  return (view, _, from, to) => replaceQuoted(view, { from, to, insert: JSON.stringify(value) });
}

/** Writes the name of a member and, where it has no value yet, `value` and the comma before the next member. */
export function applyName(name: string, value: string): Apply {
  return (view, _, from, to) => {
    const key = JSON.stringify(name);
    const after = view.state.sliceDoc(to).replace(/^"/, '');
    if (/^\s*:/.test(after)) replaceQuoted(view, { from, to, insert: key });
    else {
      const written = `${key}: ${value}`;
      // The cursor goes into what is empty.
      const cursor = written.length - (EMPTY.has(value) ? 1 : 0);
      replaceQuoted(view, { from, to, insert: /^\s*"/.test(after) ? `${written},` : written, cursor });
    }
  };
}

const EMPTY = new Set(['""', '[]', '{}']);

type Change = { from: number; to: number; insert: string; cursor?: number };

/** Replaces text and the quotes around it. */
function replaceQuoted(view: EditorView, { from, to, insert, cursor = insert.length }: Change): void {
  const { state } = view;
  const start = state.sliceDoc(from - 1, from) === '"' ? from - 1 : from;
  const end = state.sliceDoc(to, to + 1) === '"' ? to + 1 : to;
  view.dispatch({
    changes: { from: start, to: end, insert },
    selection: { anchor: start + cursor },
    userEvent: 'input.complete',
  });
}
