import type { XmlPiece } from '#xml.ts';
import { readRepeats } from './read-repeats.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

const MAX_BLANKS = 10_000;

/** Collects the text of an OpenDocument spreadsheet cell and of its note. */
export class OdsCellText {
  text = '';
  note = '';
  /** Whether the cell has a paragraph, even an empty one. */
  hasParagraph = false;
  #isInNote = false;
  #isInParagraph = false;

  get isInNote(): boolean {
    return this.#isInNote;
  }

  open(tag: Tag): void {
    switch (tag.name) {
      case 'office:annotation':
        this.#isInNote = tag.kind === 'open';
        break;
      case 'text:p':
        this.#beginParagraph(tag);
        break;
      case 'text:line-break':
        this.write('\n');
        break;
      case 'text:tab':
        this.write('\t');
        break;
      case 'text:s':
        this.write(' '.repeat(Math.min(MAX_BLANKS, readRepeats(tag, 'text:c'))));
    }
  }

  /** Text outside paragraphs is the indentation of the document, or a note's author and date. */
  write(text: string): void {
    if (!this.#isInParagraph) return;
    if (this.#isInNote) this.note += text;
    else this.text += text;
  }

  close(name: string): void {
    if (name === 'office:annotation') this.#isInNote = false;
    if (name === 'text:p') this.#isInParagraph = false;
  }

  #beginParagraph(tag: Tag): void {
    this.#isInParagraph = true;
    if (this.#isInNote ? this.note !== '' : this.hasParagraph) this.write('\n');
    if (!this.#isInNote) this.hasParagraph = true;
    this.#isInParagraph = tag.kind === 'open';
  }
}
