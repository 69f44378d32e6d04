import type { Completion } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';

type Apply = Exclude<Completion['apply'], string | undefined>;

/** Returns a completion that inserts a quoted value. */
export function applyValue(value: string): Apply {
  return (view, _, from, to) => replaceQuoted(view, { from, to, insert: JSON.stringify(value) });
}

/**
 * Returns a completion that inserts a member name and, if the member has no value yet, `value` and the comma before the next
 * member.
 */
export function applyName(name: string, value: string): Apply {
  return (view, _, from, to) => {
    const key = JSON.stringify(name);
    const after = view.state.sliceDoc(to).replace(/^"/, '');
    if (/^\s*:/.test(after)) replaceQuoted(view, { from, to, insert: key });
    else {
      const written = `${key}: ${value}`;
      // Places the cursor inside an empty value.
      const cursor = written.length - (EMPTY.has(value) ? 1 : 0);
      replaceQuoted(view, { from, to, insert: /^\s*"/.test(after) ? `${written},` : written, cursor });
    }
  };
}

const EMPTY = new Set(['""', '[]', '{}']);

type Change = { from: number; to: number; insert: string; cursor?: number };

/** Replaces text including its surrounding quotes. */
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
