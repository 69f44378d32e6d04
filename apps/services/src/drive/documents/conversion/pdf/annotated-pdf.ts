import PDFDocument from 'pdfkit';

/** An area of a page, from its upper left corner, in points. */
export type PageBox = { page: number; x: number; y: number; width: number; height: number };

/** A PDF document that records the positions of commented texts. */
export class AnnotatedPdf extends PDFDocument {
  readonly #boxes = new Map<number, PageBox[]>();
  readonly #open = new Set<number>();
  #places: number[] = [];
  #last: PageBox | undefined;

  /** Starts comments. Those that also end here refer to a position. */
  beginComments(ids: readonly number[], ends: readonly number[] = []): void {
    for (const id of ids) {
      if (ends.includes(id)) this.#places.push(id);
      else this.#open.add(id);
    }
  }

  /** Ends comments. */
  endComments(ids: readonly number[]): void {
    for (const id of ids) this.#open.delete(id);
  }

  /** Ends a line. Comments on a position after its last word are placed there. */
  endLine(): void {
    const { x = 0, width = 0, ...last } = this.#last ?? { page: 0, y: 0, height: 0 };
    for (const id of this.#places) this.#put(id, { ...last, x: x + width, width: 0 });
    this.#places = [];
  }

  /** Returns the boxes of a comment's text, one per line. The box of a position has no width. */
  getBoxes(id: number): readonly PageBox[] {
    return this.#boxes.get(id) ?? [];
  }

  // The library calls this with the box of each line of text. None of the texts are links to a destination.
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
