/** A name or an address in the form in which people are searched: small letters without accents. */
export function toPersonKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
