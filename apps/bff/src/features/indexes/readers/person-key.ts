/** Normalises a name or an address for people search: lower case without accents. */
export function toPersonKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
