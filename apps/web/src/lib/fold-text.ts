const PLAIN = /^[ -~]*$/;

/** A text in the form in which it is searched: small letters without accents. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
