import { LimitError } from './limit-error.ts';

// What a conversion has memory and time for; as many as some thousand pages have.
const MAX_ELEMENTS = 500_000;

/** Throws LimitError for XML of more elements than a text document is converted with. */
export function requireFewElements(xml: string): void {
  let count = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    if (xml[at + 1] !== '/') count += 1;
    if (count <= MAX_ELEMENTS) continue;
    throw new LimitError(`The document has more than ${MAX_ELEMENTS.toLocaleString('en')} elements.`);
  }
}
