import type { IllustratedSlide, SlideLine } from '@rotunda/document-formats/slide';
import { escapeXml } from '@rotunda/document-formats/xml';

/**
 * Converts slides to markup: a section for each, with its number and title, its lines as a list and its pictures. `addressOf`
 * returns the URL of a picture by name, or undefined if it cannot be shown.
 */
export function slidesToHtml(
  slides: readonly IllustratedSlide[],
  addressOf: (name: string) => string | undefined,
): string {
  return slides.map((slide, index) => toSection(slide, index + 1, addressOf)).join('<hr>');
}

function toSection(
  { title, lines, pictures }: IllustratedSlide,
  number: number,
  addressOf: (name: string) => string | undefined,
): string {
  const heading = title === '' ? `Slide ${number}` : `Slide ${number}: ${title}`;
  const images = pictures.map((name) => `<p><img src="${addressOf(name) ?? ''}" alt=""></p>`);
  return `<section><h2>${escapeXml(heading)}</h2>${toList(lines, 0)}${images.join('')}</section>`;
}

/** Converts lines to nested lists by their indentation. */
function toList(lines: readonly SlideLine[], depth: number): string {
  if (lines.length === 0) return '';
  let items = '';
  for (let at = 0; at < lines.length; ) {
    const end = lines.findIndex((line, index) => index > at && line.depth <= depth);
    const inner = lines.slice(at + 1, end < 0 ? undefined : end);
    items += `<li>${escapeXml(lines[at]?.text ?? '')}${toList(inner, depth + 1)}</li>`;
    at = end < 0 ? lines.length : end;
  }
  return `<ul>${items}</ul>`;
}
