import type { IllustratedSlide, SlideLine } from './slide.ts';
import { readXml } from './xml.ts';

/**
 * Parses the slides of an OpenDocument presentation from its content (`content.xml`), with the names of their pictures in the
 * archive.
 */
export function odpToSlides(xml: string): IllustratedSlide[] {
  const slides: { title: string; lines: SlideLine[]; pictures: string[] }[] = [];
  let [isTitle, isNotes, depth, text] = [false, false, 0, ''];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') text += piece.text;
    else if (piece.kind === 'close') {
      if (piece.name === 'presentation:notes') isNotes = false;
      if (piece.name === 'text:list') depth -= 1;
      if (piece.name !== 'text:p' || isNotes) continue;
      const slide = slides.at(-1);
      if (isTitle && slide) slide.title = `${slide.title} ${text}`.trim();
      else if (text.trim() !== '') slide?.lines.push({ depth: Math.max(0, depth - 1), text: text.trim() });
    } else if (piece.name === 'draw:page') slides.push({ title: '', lines: [], pictures: [] });
    else if (piece.name === 'presentation:notes') isNotes = piece.kind === 'open';
    else if (piece.name === 'draw:image') slides.at(-1)?.pictures.push(piece.attributes.get('xlink:href') ?? '');
    else if (piece.name === 'draw:frame') isTitle = piece.attributes.get('presentation:class') === 'title';
    else if (piece.name === 'text:list' && piece.kind === 'open') depth += 1;
    else if (piece.name === 'text:p') text = '';
  }
  return slides;
}
