import { EditorView } from '@codemirror/view';
import { goToLine } from '#shared/code/highlighted-line.ts';
import type { ContentPlace } from './content-place.ts';

/** Returns the position of the selection in a code editor, or of the cursor's line. */
export function placeInEditor(host: Element): ContentPlace | undefined {
  const view = findEditor(host);
  if (!view) return undefined;
  const { doc, selection } = view.state;
  const { from, to, empty } = selection.main;
  const line = doc.lineAt(from);
  const quote = (empty ? line.text : doc.sliceString(from, to)).trim();
  return quote === '' ? undefined : { quote, offset: empty ? line.from : from, line: line.number };
}

/** Scrolls to a position in a code editor. Returns false if it no longer exists. */
export function showInEditor(host: Element, place: ContentPlace): boolean {
  const view = findEditor(host);
  if (!view) return false;
  const { doc } = view.state;
  const text = doc.toString();
  const starts: number[] = [];
  for (let at = text.indexOf(place.quote); at >= 0; at = text.indexOf(place.quote, at + 1)) starts.push(at);
  const wanted = place.offset ?? 0;
  const start = starts.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  if (start === undefined) return false;
  goToLine(view, doc.lineAt(start).number);
  view.dispatch({ selection: { anchor: start, head: start + place.quote.length } });
  return true;
}

function findEditor(host: Element): EditorView | undefined {
  const element = host.shadowRoot?.querySelector<HTMLElement>('.cm-editor');
  return (element && EditorView.findFromDOM(element)) ?? undefined;
}
