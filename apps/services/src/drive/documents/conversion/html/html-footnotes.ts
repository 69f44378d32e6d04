/// <reference path="./domino.d.ts" />
import type { DomDocument, DomElement } from '@mixmark-io/domino';

/** Element that replaces a footnote reference in a page. Its label is in the attribute `label`. */
export const FOOTNOTE_REFERENCE = 'FOOTNOTE-REFERENCE';

/** A footnote extracted from a page. */
export type ExtractedFootnote = { label: string; element: DomElement };

const ENTRY = 'li,dd,aside,p';
const MAX_REMAINS = 4;

/**
 * Extracts the footnotes from a page, in the order of their references. A footnote is an element further down that a link points
 * to and that links back. All programs write them this way, with different names.
 */
export function extractFootnotes(document: DomDocument): ExtractedFootnote[] {
  const references = new LinkedPage(document).listReferences();
  const remains = new Remains();
  const footnotes = references.map(({ link, target, back }, index) => {
    const label = String(index + 1);
    const reference = document.createElement(FOOTNOTE_REFERENCE);
    reference.setAttribute('label', label);
    reference.textContent = `[${label}]`; // The converter would omit an element without text.
    isAlone(link) ? link.parentNode?.replaceWith(reference) : link.replaceWith(reference);
    for (const one of back) removeMark(one);
    remains.removeFrom(target);
    return { label, element: target };
  });
  remains.clear();
  return footnotes;
}

type LinksByPlace = ReadonlyMap<string, readonly DomElement[]>;

type Reference = { link: DomElement; target: DomElement; back: readonly DomElement[] };

/** The links in a page to positions in the same page. */
class LinkedPage {
  readonly #places = new Map<string, { element: DomElement; order: number }>();
  readonly #links: { element: DomElement; order: number; name: string | undefined; href: string }[] = [];
  readonly #linksWithin = new Map<DomElement, LinksByPlace>();

  constructor(document: DomDocument) {
    for (const [order, element] of Array.from(document.querySelectorAll('[id],a[name],a[href]')).entries()) {
      const name = findName(element);
      if (name !== undefined && !this.#places.has(name)) this.#places.set(name, { element, order });
      const href = toPlace(element);
      if (href !== undefined) this.#links.push({ element, order, name: name ?? findName(element.parentNode), href });
    }
  }

  listReferences(): Reference[] {
    const taken = new Set<DomElement>();
    return this.#links.flatMap(({ element: link, order, name, href }): Reference[] => {
      const place = this.#places.get(href);
      if (!place || name === undefined || place.order <= order) return [];
      const target = this.#getEntry(place.element);
      const back = (target && this.#listLinks(target).get(name)) ?? [];
      if (!target || back.length === 0 || taken.has(target) || target.contains(link)) return [];
      taken.add(target);
      return [{ link, target, back }];
    });
  }

  /** Returns the element that contains a whole footnote, from its first element. */
  #getEntry(place: DomElement): DomElement | null {
    const entry = place.nodeName === 'DIV' ? place : place.closest(ENTRY);
    const around = entry?.parentNode;
    const isWhole = entry?.nodeName !== 'P' || around?.nodeName !== 'DIV' || around.firstElementChild !== entry;
    if (!around || isWhole) return entry;
    const named = [...this.#listLinks(around).values()].flat().filter((link) => findName(link) !== undefined);
    return named.length === 1 ? around : entry;
  }

  /** Returns the links in an element to positions in the page, by position. */
  #listLinks(element: DomElement): LinksByPlace {
    const known = this.#linksWithin.get(element);
    if (known) return known;
    const links = new Map<string, DomElement[]>();
    for (const link of Array.from(element.querySelectorAll('a[href]'))) {
      const place = toPlace(link);
      if (place === undefined) continue;
      const others = links.get(place);
      if (others) others.push(link);
      else links.set(place, [link]);
    }
    this.#linksWithin.set(element, links);
    return links;
  }
}

function findName(element: DomElement | null): string | undefined {
  const name = element?.getAttribute?.('id') ?? (element?.nodeName === 'A' ? element.getAttribute('name') : null);
  return name || undefined;
}

/** Returns the name of the position in the page that a link points to. */
function toPlace(element: DomElement): string | undefined {
  const href = element.nodeName === 'A' ? element.getAttribute('href') : null;
  if (!href?.startsWith('#')) return undefined;
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/** Whether an element is the only superscript content, such as a footnote number. */
function isAlone(element: DomElement): boolean {
  const around = element.parentNode;
  return around?.nodeName === 'SUP' && around.textContent.trim() === element.textContent.trim();
}

function removeMark(link: DomElement): void {
  const around = link.parentNode;
  if (around && isAlone(link)) around.remove();
  else link.remove();
}

/** Removes footnotes, and finally their remains: empty lists, and the rule or heading above. */
class Remains {
  readonly #parents = new Set<DomElement>();
  readonly #rules = new Set<DomElement>();

  removeFrom(footnote: DomElement): void {
    const above = footnote.previousElementSibling;
    if (above?.nodeName === 'HR') this.#rules.add(above);
    if (footnote.parentNode) this.#parents.add(footnote.parentNode);
    footnote.remove();
  }

  clear(): void {
    for (const rule of this.#rules) if (rule.nextElementSibling === null) rule.remove();
    for (const parent of this.#parents) {
      let place: DomElement | null = parent;
      for (let level = 0; place && level < MAX_REMAINS && isEmpty(place); level += 1) {
        const around: DomElement | null = place.parentNode;
        const above = place.previousElementSibling;
        if (above?.nodeName === 'HR' && place.nextElementSibling === null) above.remove();
        place.remove();
        place = around;
      }
    }
  }
}

function isEmpty(element: DomElement): boolean {
  const isSection = /\b(?:footnotes|endnotes)\b/u.test(element.getAttribute?.('class') ?? '');
  if (isSection) return element.querySelectorAll(ENTRY).length === 0;
  return ['OL', 'UL', 'DL', 'DIV', 'SECTION'].includes(element.nodeName) && !element.textContent.trim();
}
