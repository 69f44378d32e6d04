/** A name as compared without case. */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * A name as compared the way people order names: a run of digits counts as one number, so "2" comes before "12". Each
 * run is written with its length in front, which makes plain text order number order.
 */
export function toNaturalKey(name: string): string {
  return toNameKey(name).replaceAll(/\d+/g, (digits) => {
    const significant = digits.replace(/^0+(?=\d)/, '');
    return `${String(significant.length).padStart(4, '0')}${significant}`;
  });
}
