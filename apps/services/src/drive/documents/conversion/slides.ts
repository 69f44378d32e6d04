import { odpToSlides } from '@rotunda/document-formats/odp-to-slides';
import { pptxToSlides } from '@rotunda/document-formats/pptx-to-slides';
import type { IllustratedSlide, Slide } from '@rotunda/document-formats/slide';
import { readArchive } from '#core/read-archive.ts';
import { toText } from './blocks/to-text.ts';
import { readContent } from './open-document/open-document-content.ts';

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const ODP = 'application/vnd.oasis.opendocument.presentation';

/**
 * Parses imported bytes as slides. An empty presentation gets one slide with the title. Rejects if the bytes are not a
 * presentation.
 */
export async function readSlides(bytes: Uint8Array, mimeType: string, title: string): Promise<Slide[]> {
  if (mimeType === PPTX) return withoutPictures(pptxToSlides(await readArchive(bytes, isPart)));
  if (mimeType === ODP) return withoutPictures(odpToSlides(await readContent(bytes)));
  const lines = toText(bytes)
    .split('\n')
    .map((line) => line.trim());
  return [{ title, lines: lines.filter((line) => line !== '').map((text) => ({ depth: 0, text })) }];
}

function isPart(name: string): boolean {
  return /^ppt\/(?:slides\/)?[^/]+\.xml$|\.rels$/u.test(name);
}

function withoutPictures(slides: readonly IllustratedSlide[]): Slide[] {
  return slides.map(({ title, lines }) => ({ title, lines }));
}
