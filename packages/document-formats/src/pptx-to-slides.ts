import { strFromU8 } from 'fflate';
import type { IllustratedSlide, SlideLine } from './slide.ts';
import { readXml, type XmlPiece } from './xml.ts';

const PRESENTATION = 'ppt/presentation.xml';
const SLIDE_NAME = /^ppt\/slides\/slide(\d+)\.xml$/u;

/**
 * Parses the slides of a PowerPoint presentation from the decompressed files of its archive, with the file names of their
 * pictures. Throws if there is no presentation.
 */
export function pptxToSlides(parts: ReadonlyMap<string, Uint8Array>): IllustratedSlide[] {
  const slides = [...parts].filter(([name]) => SLIDE_NAME.test(name));
  if (slides.length === 0) throw new Error('the archive has no slides');
  const order = readOrder(parts);
  const getPlace = (name: string) => order.get(name) ?? order.size + Number(SLIDE_NAME.exec(name)?.[1]);
  return slides
    .toSorted(([left], [right]) => getPlace(left) - getPlace(right))
    .map(([name, part]) => new PptxSlideReader(readTargets(parts, name)).read(strFromU8(part)));
}

/** Returns the names of the slides with their position in the presentation. */
function readOrder(parts: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, number> {
  const targets = readTargets(parts, PRESENTATION);
  const order = new Map<string, number>();
  for (const piece of readXml(getText(parts, PRESENTATION))) {
    if (piece.kind === 'text' || piece.kind === 'close' || piece.name !== 'p:sldId') continue;
    const name = targets.get(piece.attributes.get('r:id') ?? '');
    if (name !== undefined) order.set(name, order.size);
  }
  return order;
}

/** Returns the files referenced by a file of the archive, by ID. */
function readTargets(parts: ReadonlyMap<string, Uint8Array>, name: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const piece of readXml(getText(parts, name.replace(/[^/]+$/u, '_rels/$&.rels')))) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    targets.set(piece.attributes.get('Id') ?? '', resolve(name, piece.attributes.get('Target') ?? ''));
  }
  return targets;
}

/** Resolves a path in a file of the archive to a file name. */
function resolve(name: string, path: string): string {
  if (path.startsWith('/')) return path.slice(1);
  const folders = name.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') folders.pop();
    else folders.push(step);
  }
  return folders.join('/');
}

function getText(parts: ReadonlyMap<string, Uint8Array>, name: string): string {
  return strFromU8(parts.get(name) ?? new Uint8Array());
}

class PptxSlideReader {
  readonly #targets: ReadonlyMap<string, string>;
  readonly #lines: SlideLine[] = [];
  readonly #pictures: string[] = [];
  #title = '';
  #isTitle = false;
  #isText = false;
  #line = { depth: 0, text: '' };

  constructor(targets: ReadonlyMap<string, string>) {
    this.#targets = targets;
  }

  read(xml: string): IllustratedSlide {
    for (const piece of readXml(xml)) this.#take(piece);
    return { title: this.#title, lines: this.#lines, pictures: this.#pictures };
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
      case 'a:blip':
        if (piece.kind !== 'close') this.#addPicture(piece.attributes.get('r:embed') ?? '');
        break;
      case 'a:br':
        this.#line.text += ' ';
        break;
      case 'a:t':
        this.#isText = piece.kind === 'open';
    }
  }

  #addPicture(id: string): void {
    const name = this.#targets.get(id);
    if (name !== undefined) this.#pictures.push(name);
  }

  #endLine(): void {
    const { depth, text } = this.#line;
    this.#line = { depth: 0, text: '' };
    if (text.trim() === '') return;
    if (this.#isTitle) this.#title = `${this.#title} ${text}`.trim();
    else this.#lines.push({ depth, text: text.trim() });
  }
}
