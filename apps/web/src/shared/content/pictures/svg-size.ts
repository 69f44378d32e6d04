import { readXml } from '@rotunda/document-formats/xml';

/**
 * The maximum number of elements that an SVG picture may render, including references. More are likely a denial-of-service
 * attempt.
 */
export const MAX_SVG_ELEMENTS = 200_000;

type Drawn = { id: string | undefined; reference: string | undefined; children: Drawn[] };

/**
 * Counts the elements that an SVG picture renders, each as often as `use` elements refer to it. A reference to an ancestor counts
 * once, because browsers do not follow it. The markup is parsed without a document, so nothing in it is executed or fetched.
 */
export function countSvgElements(source: string): number {
  const root: Drawn = { id: undefined, reference: undefined, children: [] };
  const byId = new Map<string, Drawn>();
  const open = [root];
  for (const piece of readXml(source)) {
    if (piece.kind === 'close' && open.length > 1) open.pop();
    if (piece.kind !== 'open' && piece.kind !== 'empty') continue;
    const drawn: Drawn = { id: piece.attributes.get('id'), reference: findReference(piece), children: [] };
    open.at(-1)?.children.push(drawn);
    if (drawn.id !== undefined) byId.set(drawn.id, drawn);
    if (piece.kind === 'open') open.push(drawn);
  }
  return countDrawn(root, byId) - 1;
}

function findReference({
  name,
  attributes,
}: {
  name: string;
  attributes: ReadonlyMap<string, string>;
}): string | undefined {
  if (!/^(?:\w+:)?use$/.test(name)) return undefined;
  return (attributes.get('href') ?? attributes.get('xlink:href'))?.replace('#', '');
}

function countDrawn(root: Drawn, byId: ReadonlyMap<string, Drawn>): number {
  const counts = new Map<Drawn, number>();
  const count = (drawn: Drawn): number => {
    const known = counts.get(drawn);
    if (known !== undefined) return known;
    counts.set(drawn, 1);
    const target = drawn.reference === undefined ? undefined : byId.get(drawn.reference);
    const inner = target ? [...drawn.children, target] : drawn.children;
    const total = inner.reduce((sum, child) => sum + count(child), 1);
    counts.set(drawn, total);
    return total;
  };
  return count(root);
}
