/** What a layout is told by: the parts of a page that one finds one's way by. */
const PARTS = [
  'header, nav, main, aside, search, h1, h2, h3',
  '[role="grid"], [role="columnheader"], [role="toolbar"], [role="tablist"]',
  'main button[data-op], main [role="row"][aria-label], main [role="group"][aria-label], table, textarea, .cm-editor',
].join(', ');
const MAX_ROWS = 2;
const MAX_PARTS = 40;

/** Every visible part of the page with its name and where it is: left, top, width, height, in CSS pixels. */
export function readBoxes(): readonly string[] {
  return visibleParts().map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return `${nameOf(part)} ${[left, top, width, height].map(Math.round).join(' ')}`;
  });
}

/** How the visible kinds of parts of the page look, each look once: size and weight of its text, and what is drawn on what. */
export function readLooks(): readonly string[] {
  const looks = visibleParts().map((part) => {
    const { fontSize, fontWeight, color } = getComputedStyle(part);
    return `${roleOf(part)} ${Number.parseFloat(fontSize)} ${fontWeight} ink ${toRgb(color)} on ${toRgb(groundOf(part))}`;
  });
  return [...new Set(looks)];
}

function visibleParts(): readonly Element[] {
  let rows = 0;
  const parts = [...document.querySelectorAll(PARTS)].filter((part) => {
    if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('.sr-only')) return false;
    const { width, height, top } = part.getBoundingClientRect();
    if (width < 2 || height < 2 || top > innerHeight) return false;
    if (part.getAttribute('role') === 'row') rows += 1;
    return part.getAttribute('role') !== 'row' || rows <= MAX_ROWS;
  });
  return parts.slice(0, MAX_PARTS);
}

function roleOf(part: Element): string {
  return part.getAttribute('role') ?? part.localName;
}

/** Its role and what it is called, without numbers: these may count what has nothing to do with the layout. */
function nameOf(part: Element): string {
  const role = roleOf(part);
  const hasOwnText = /^(h\d|button|columnheader)$/.test(role);
  const name = part.getAttribute('aria-label') ?? (hasOwnText ? (part.textContent ?? '') : '');
  return `${role} “${name.replaceAll(/\d+/g, '#').slice(0, 40)}”`;
}

/** The colour behind a part: its own, or that of the nearest one around it that has any. */
export function groundOf(part: Element): string {
  for (let at: Element | null = part; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/[,/] 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** A colour of any form as it is drawn: red, green and blue from 0 to 255. */
function toRgb(color: string): string {
  if (!pixel) return color;
  pixel.fillStyle = 'white';
  pixel.fillRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ');
}
