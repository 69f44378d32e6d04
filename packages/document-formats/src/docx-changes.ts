import { strFromU8, strToU8 } from 'fflate';
import { type TrackedChange, toChangeTags } from './tracked-changes.ts';
import { unescapeXml } from './xml.ts';

const PARTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];
const KINDS: ReadonlyMap<string, TrackedChange['kind']> = new Map([
  ['ins', 'ins'],
  ['moveTo', 'ins'],
  ['del', 'del'],
  ['moveFrom', 'del'],
]);
// The library searches the styles of all changes for each run. Changes of further authors have no author.
const MAX_NAMED = 100;
const AUTHOR = /\sw:author="([^"]*)"/u;
// A start or end of a change, a run with the start of its properties, or a deleted text.
const TAG =
  /<(\/?)w:(ins|del|moveFrom|moveTo)(\s(?:[^>/]|\/(?!>))*)?(\/?)>|<w:r(?:\s[^>]*)?>(?:\s*<w:rPr(\/?)>)?|<(\/?)w:delText(\s[^>]*)?>/gu;
const CLASS = /<(?:ins|del) class="tracked-(\d+)">/gu;

/** The parts of a Word document with marked changes, the styles of the marks, and what they stand for. */
export type DocxChanges = {
  parts: ReadonlyMap<string, Uint8Array>;
  styles: readonly string[];
  changes: TrackedChange[];
};

/**
 * Gives each run of a tracked change a highlight of its own, because the reader library omits deletions and does not mark
 * insertions. `nameChanges` completes the resulting HTML.
 */
export function markChanges(parts: ReadonlyMap<string, Uint8Array>): DocxChanges {
  const marker = new ChangeMarker();
  const marked = PARTS.flatMap((name): [string, Uint8Array][] => {
    const part = parts.get(name);
    return part ? [[name, strToU8(marker.mark(strFromU8(part)))]] : [];
  });
  const styles = marker.changes.map(
    ({ kind }, index) => `highlight[color='${toColour(index)}'] => ${kind}.tracked-${index}`,
  );
  return { parts: new Map([...parts, ...marked]), styles, changes: marker.changes };
}

/** Sets the authors of changes in HTML. */
export function nameChanges(html: string, changes: readonly TrackedChange[]): string {
  return html.replaceAll(CLASS, (tag, index: string) => {
    const change = changes[Number(index)];
    return change ? toChangeTags(change)[0] : tag;
  });
}

function toColour(index: number): string {
  return `tracked-${index}`;
}

class ChangeMarker {
  /** Each kind of change of each author, once. */
  readonly changes: TrackedChange[] = [];
  readonly #indexes = new Map<string, number>();
  /** The indexes of the changes that apply to text within each open change, innermost last. */
  #open: number[] = [];

  mark(xml: string): string {
    this.#open = [];
    return xml.replaceAll(
      TAG,
      (tag, slash?: string, name?: string, attributes = '', end?: string, empty?: string, deletedSlash?: string) => {
        if (name !== undefined)
          return this.#takeChange(tag, { name, attributes, isEnd: slash === '/', isEmpty: end === '/' });
        // The library skips deleted texts, and only within a deletion do they stand for themselves.
        if (deletedSlash !== undefined) return tag.replace('delText', 't');
        return this.#markRun(tag, empty);
      },
    );
  }

  #takeChange(
    tag: string,
    { name, attributes, isEnd, isEmpty }: { name: string; attributes: string; isEnd: boolean; isEmpty: boolean },
  ): string {
    const kind = KINDS.get(name) ?? 'ins';
    // An empty tag is a property of a row or a paragraph end. The library omits deleted rows, and joins paragraphs.
    if (isEmpty) return kind === 'del' ? '' : tag;
    if (isEnd) {
      this.#open.pop();
      return '</w:ins>';
    }
    const outer = this.#open.at(-1);
    // Text that was inserted can be deleted again.
    const isDeleted = outer !== undefined && kind === 'ins' && this.changes[outer]?.kind === 'del';
    const author = unescapeXml(AUTHOR.exec(attributes)?.[1] ?? '');
    this.#open.push(isDeleted ? outer : this.#getIndex({ kind, author }));
    return '<w:ins>';
  }

  #markRun(tag: string, empty: string | undefined): string {
    const index = this.#open.at(-1);
    if (index === undefined) return tag;
    const highlight = `<w:highlight w:val="${toColour(index)}"/>`;
    if (empty === undefined) return `${tag}<w:rPr>${highlight}</w:rPr>`;
    return empty === '/' ? tag.replace('<w:rPr/>', `<w:rPr>${highlight}</w:rPr>`) : `${tag}${highlight}`;
  }

  #getIndex({ kind, author }: TrackedChange): number {
    const isNamed = this.changes.length < MAX_NAMED || this.#indexes.has(`${kind} ${author}`);
    const change = { kind, author: isNamed ? author : '' };
    const key = `${kind} ${change.author}`;
    const index = this.#indexes.get(key) ?? this.changes.push(change) - 1;
    this.#indexes.set(key, index);
    return index;
  }
}
