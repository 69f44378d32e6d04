import PDFDocument from 'pdfkit';

/** A part of a page, from its upper left corner, in points. */
export type PageBox = { page: number; x: number; y: number; width: number; height: number };

/** A PDF that notes where texts stand which comments are about. */
export class AnnotatedPdf extends PDFDocument {
  readonly #boxes = new Map<number, PageBox[]>();
  readonly #open = new Set<number>();
  #places: number[] = [];
  #last: PageBox | undefined;

  /** Comments begin here; those that also end here are about a place. */
  beginComments(ids: readonly number[], ends: readonly number[] = []): void {
    for (const id of ids) {
      if (ends.includes(id)) this.#places.push(id);
      else this.#open.add(id);
    }
  }

  /** Comments end here. */
  endComments(ids: readonly number[]): void {
    for (const id of ids) this.#open.delete(id);
  }

  /** A line ends: what is about a place behind its last word stands there. */
  endLine(): void {
    const { x = 0, width = 0, ...last } = this.#last ?? { page: 0, y: 0, height: 0 };
    for (const id of this.#places) this.#put(id, { ...last, x: x + width, width: 0 });
    this.#places = [];
  }

  /** The boxes of what a comment is about, a line each. The one of a place has no width. */
  boxesOf(id: number): readonly PageBox[] {
    return this.#boxes.get(id) ?? [];
  }

  // The library calls it with the box of each line of a text; no text of ours leads to a place.
  override goTo(x: number, y: number, width: number, height: number): this {
    const box = { page: this.bufferedPageRange().count - 1, x, y, width, height };
    this.#last = box;
    for (const id of this.#places) this.#put(id, { ...box, width: 0 });
    this.#places = [];
    if (width > 0) for (const id of this.#open) this.#put(id, box);
    return this;
  }

  #put(id: number, box: PageBox): void {
    this.#boxes.set(id, [...(this.#boxes.get(id) ?? []), box]);
  }
}
