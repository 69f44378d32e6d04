import { readXml, type XmlPiece } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';
import { readArchive } from '#core/read-archive.ts';
import { readOdp } from './read-open-document.ts';
import type { Slide, SlideLine } from './slide.ts';
import { toText } from './to-text.ts';

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const ODP = 'application/vnd.oasis.opendocument.presentation';

/** Imported bytes as slides; one with the title for a presentation that was made empty. Rejects for what is no presentation. */
export async function readSlides(bytes: Uint8Array, mimeType: string, title: string): Promise<Slide[]> {
  if (mimeType === PPTX) return readPptx(bytes);
  if (mimeType === ODP) return readOdp(bytes);
  const lines = toText(bytes)
    .split('\n')
    .map((line) => line.trim());
  return [{ title, lines: lines.filter((line) => line !== '').map((text) => ({ depth: 0, text })) }];
}

const ORDER_NAMES = ['ppt/presentation.xml', 'ppt/_rels/presentation.xml.rels'];
const SLIDE_NAME = /^ppt\/slides\/slide(\d+)\.xml$/u;

async function readPptx(bytes: Uint8Array): Promise<Slide[]> {
  const parts = await readArchive(bytes, (name) => SLIDE_NAME.test(name) || ORDER_NAMES.includes(name));
  const slides = [...parts].filter(([name]) => SLIDE_NAME.test(name));
  if (slides.length === 0) throw new Error('the archive has no slides');
  const order = readOrder(parts);
  const placeOf = (name: string) => order.get(name) ?? order.size + Number(SLIDE_NAME.exec(name)?.[1]);
  return slides
    .toSorted(([left], [right]) => placeOf(left) - placeOf(right))
    .map(([, part]) => new PptxSlideReader().read(strFromU8(part)));
}

/** The names of the slides in a presentation, with their places in it. */
function readOrder(parts: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, number> {
  const [presentation, relations] = ORDER_NAMES.map((name) => strFromU8(parts.get(name) ?? new Uint8Array()));
  const targets = new Map<string, string>();
  for (const piece of readXml(relations ?? '')) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    const target = piece.attributes.get('Target') ?? '';
    targets.set(piece.attributes.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `ppt/${target}`);
  }
  const order = new Map<string, number>();
  for (const piece of readXml(presentation ?? '')) {
    if (piece.kind === 'text' || piece.kind === 'close' || piece.name !== 'p:sldId') continue;
    const name = targets.get(piece.attributes.get('r:id') ?? '');
    if (name !== undefined) order.set(name, order.size);
  }
  return order;
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
