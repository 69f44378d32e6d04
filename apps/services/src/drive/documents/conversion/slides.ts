import { strFromU8 } from 'fflate';
import { readArchive } from './read-archive.ts';
import { readOdp } from './read-open-document.ts';
import type { Slide, SlideLine } from './slide.ts';
import { toText } from './to-text.ts';
import { readXml, type XmlPiece } from './xml.ts';

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const ODP = 'application/vnd.oasis.opendocument.presentation';

/** Imported bytes as slides; one with the title for a presentation that was made empty. Throws for what is no presentation. */
export function readSlides(bytes: Uint8Array, mimeType: string, title: string): Slide[] {
  if (mimeType === PPTX) return readPptx(bytes);
  if (mimeType === ODP) return readOdp(bytes);
  const lines = toText(bytes)
    .split('\n')
    .map((line) => line.trim());
  return [{ title, lines: lines.filter((line) => line !== '').map((text) => ({ depth: 0, text })) }];
}

const SLIDE_NAME = /^ppt\/slides\/slide(\d+)\.xml$/u;

// The numbers of the parts are the order of the slides in what common programs write.
function readPptx(bytes: Uint8Array): Slide[] {
  const parts = [...readArchive(bytes, (name) => SLIDE_NAME.test(name))].map(([name, part]) => ({
    number: Number(SLIDE_NAME.exec(name)?.[1]),
    xml: strFromU8(part),
  }));
  if (parts.length === 0) throw new Error('the archive has no slides');
  return parts.toSorted((left, right) => left.number - right.number).map(({ xml }) => new PptxSlideReader().read(xml));
}

class PptxSlideReader {
  readonly #lines: SlideLine[] = [];
  #title = '';
  #isTitle = false;
  #isText = false;
  #line = { depth: 0, text: '' };

  read(xml: string): Slide {
    for (const piece of readXml(xml)) this.#take(piece);
    return { title: this.#title, lines: this.#lines };
  }

  #take(piece: XmlPiece): void {
    if (piece.kind === 'text') {
      if (this.#isText) this.#line.text += piece.text;
      return;
    }
    switch (piece.name) {
      case 'p:sp':
        this.#isTitle = false;
        break;
      case 'p:ph':
        if (piece.kind !== 'close') this.#isTitle = /^(?:title|ctrTitle)$/u.test(piece.attributes.get('type') ?? '');
        break;
      case 'a:p':
        if (piece.kind === 'close') this.#endLine();
        break;
      case 'a:pPr':
        if (piece.kind !== 'close') this.#line.depth = Number(piece.attributes.get('lvl') ?? 0) || 0;
        break;
      case 'a:br':
        this.#line.text += ' ';
        break;
      case 'a:t':
        this.#isText = piece.kind === 'open';
    }
  }

  #endLine(): void {
    const { depth, text } = this.#line;
    this.#line = { depth: 0, text: '' };
    if (text.trim() === '') return;
    if (this.#isTitle) this.#title = `${this.#title} ${text}`.trim();
    else this.#lines.push({ depth, text: text.trim() });
  }
}
