import { LimitError } from './limit-error.ts';

// A limit for memory and time, equivalent to a few thousand pages.
const MAX_ELEMENTS = 500_000;

/** Throws LimitError if XML has too many elements for the conversion of a text document. */
export function requireFewElements(xml: string): void {
  let count = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    if (xml[at + 1] !== '/') count += 1;
    if (count <= MAX_ELEMENTS) continue;
    throw new LimitError(`The document has more than ${MAX_ELEMENTS.toLocaleString('en')} elements.`);
  }
}
