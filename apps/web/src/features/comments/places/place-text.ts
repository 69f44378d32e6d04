/** The text of the content with collapsed whitespace, and the document position of each character. */
export type PlaceText = { text: string; nodes: readonly { node: Text; start: number; offsets: readonly number[] }[] };

const SKIPPED = '.sr-only, button, script, style, [aria-hidden=true]';
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, tr, div, section, article, pre, blockquote, ol, ul, table';

/** Reads the text of the content in reading order. */
export function readPlaceText(root: Element): PlaceText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number; offsets: number[] }[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest(SKIPPED)) continue;
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (own !== block && text !== '' && !text.endsWith(' ')) text += ' ';
    block = own;
    const start = text.length;
    const offsets: number[] = [];
    for (const [offset, character] of [...node.data].entries()) {
      const isSpace = /\s/u.test(character);
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      text += isSpace ? ' ' : character;
      for (let unit = 0; unit < character.length; unit += 1) offsets.push(offset);
    }
    nodes.push({ node, start, offsets });
  }
  return { text, nodes };
}

/** Collapses whitespace and trims the text. */
export function normalizeText(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the range of characters in a text. Returns undefined if they do not exist. */
export function findRange({ nodes }: PlaceText, start: number, end: number): Range | undefined {
  const first = findPoint(nodes, start, 0);
  const last = findPoint(nodes, end - 1, 1);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset);
  return range;
}

/** Returns the text offset of a point in the document. */
export function getOffset({ text, nodes }: PlaceText, container: Node, offset: number): number {
  for (const { node, start, offsets } of nodes) {
    if (node === container) {
      const at = offsets.findIndex((own) => own >= offset);
      return start + (at < 0 ? offsets.length : at);
    }
    const isAfter = (container.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const child = container.childNodes[offset];
    if (isAfter && (!child || child === node || child.contains(node) || isBefore(child, node))) return start;
  }
  return text.length;
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function findPoint(nodes: PlaceText['nodes'], index: number, after: 0 | 1) {
  const found = nodes.find(({ start, offsets }) => index >= start && index < start + offsets.length);
  const offset = found?.offsets[index - found.start];
  return found === undefined || offset === undefined ? undefined : { node: found.node, offset: offset + after };
}
