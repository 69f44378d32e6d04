import { toMarkName } from './comment-mark.ts';
import type { DocumentComment } from './document-comment.ts';
import type { XmlPiece } from './xml.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;
type Open = { author: string; date: string; text: string; parent: string; name: string; isResolved: boolean };

/** Collects the comments of an OpenDocument text during parsing. */
export class OdtAnnotations {
  readonly comments: (DocumentComment & { replies: DocumentComment[] })[] = [];
  readonly #numbers = new Map<string, number>();
  #open: Open | undefined;
  #field: 'author' | 'date' | 'text' = 'text';

  /** Whether the parser is inside a comment. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Returns the start or end mark of a comment as HTML, or undefined for other tags. */
  begin({ kind, name, attributes }: Tag): string | undefined {
    const key = attributes.get('office:name') ?? '';
    const known = this.#numbers.get(key);
    if (name === 'office:annotation-end') return known === undefined ? '' : toMark('end', known);
    if (name !== 'office:annotation') return undefined;
    if (kind === 'empty') return '';
    const parent = attributes.get('loext:parent-name') ?? '';
    const isResolved = attributes.get('loext:resolved') === 'true';
    this.#open = { author: '', date: '', text: '', parent, name: key, isResolved };
    if (this.#numbers.has(parent)) return '';
    const number = this.comments.length;
    this.#numbers.set(key === '' ? `without a name ${number}` : key, number);
    return toMark('start', number);
  }

  take(piece: XmlPiece): void {
    const open = this.#open;
    if (!open) return;
    if (piece.kind === 'text') open[this.#field] += piece.text;
    else if (piece.kind === 'close') {
      this.#field = 'text';
      if (piece.name === 'office:annotation') this.#end(open);
    } else if (piece.name === 'dc:creator') this.#field = piece.kind === 'open' ? 'author' : 'text';
    else if (piece.name === 'dc:date') this.#field = piece.kind === 'open' ? 'date' : 'text';
    else if (/^text:(?:p|line-break)$/u.test(piece.name) && open.text !== '') open.text += '\n';
  }

  #end({ author, date, text, parent, isResolved }: Open): void {
    const time = Date.parse(/[Z+]|-\d\d:\d\d$/u.test(date) ? date : `${date}Z`);
    const createdAt = Number.isNaN(time) ? undefined : time;
    const comment = { author, createdAt, text: text.trim(), isResolved, replies: [] };
    const thread = this.comments[this.#numbers.get(parent) ?? -1];
    (thread ? thread.replies : this.comments).push(comment);
    this.#open = undefined;
  }
}

function toMark(side: 'start' | 'end', number: number): string {
  return `<a id="${toMarkName(side, number)}"></a>`;
}
