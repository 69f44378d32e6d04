import type { XmlPiece } from '#xml.ts';

/** How often an element of an OpenDocument file stands for itself, by one of its attributes. */
export function readRepeats({ attributes }: Extract<XmlPiece, { attributes: unknown }>, name: string): number {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
