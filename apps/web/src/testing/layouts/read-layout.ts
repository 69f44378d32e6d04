/** The elements that define a layout: those by which users orient themselves. */
const PARTS = [
  'header, nav, main, aside, search, h1, h2, h3',
  '[role="grid"], [role="columnheader"], [role="toolbar"], [role="tablist"]',
  'main button[data-op], main [role="row"][aria-label], main [role="group"][aria-label], table, textarea, .cm-editor',
].join(', ');
const MAX_ROWS = 2;
const MAX_PARTS = 40;

/** Returns all visible elements of the page with their names and positions: left, top, width and height in CSS pixels. */
export function readBoxes(): readonly string[] {
  return visibleParts().map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return `${nameOf(part)} ${[left, top, width, height].map(Math.round).join(' ')}`;
  });
}

/**
 * Returns the distinct styles of visible elements on the page: the size and weight of the text, and the foreground and background
 * colours.
 */
export function readAppearances(): readonly string[] {
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

/** Returns the role and name of an element, without numbers, which may count things unrelated to the layout. */
function nameOf(part: Element): string {
  const role = roleOf(part);
  const hasOwnText = /^(h\d|button|columnheader)$/.test(role);
  const name = part.getAttribute('aria-label') ?? (hasOwnText ? (part.textContent ?? '') : '');
  return `${role} “${name.replaceAll(/\d+/g, '#').slice(0, 40)}”`;
}

/** Returns the background colour of an element: its own, or the colour of the nearest ancestor with one. */
export function groundOf(part: Element): string {
  for (let at: Element | null = part; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/[,/] 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Returns any CSS colour as rendered: red, green and blue from 0 to 255. */
function toRgb(color: string): string {
  if (!pixel) return color;
  pixel.fillStyle = 'white';
  pixel.fillRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ');
}
