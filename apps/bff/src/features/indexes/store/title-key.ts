/** A title in the form in which titles are sorted and searched. */
export function toTitleKey(title: string): string {
  return title.normalize('NFC').toLowerCase();
}
