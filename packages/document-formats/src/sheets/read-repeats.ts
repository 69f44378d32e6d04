import type { XmlPiece } from '#xml.ts';

/** Reads the repeat count of an OpenDocument element from an attribute. */
export function readRepeats({ attributes }: Extract<XmlPiece, { attributes: unknown }>, name: string): number {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
