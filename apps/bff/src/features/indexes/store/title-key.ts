/** Normalises a title for sorting and searching. */
export function toTitleKey(title: string): string {
  return title.normalize('NFC').toLowerCase();
}
