/** Escapes plain text so that nothing is interpreted as Markdown. Retains line breaks. */
export function escapePlain(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&@]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replaceAll(/^[ \t]+/gm, '')
    .replaceAll(/^([-+=]|:(?=-)|\d+[.)])/gm, (marker) => `${marker.slice(0, -1)}\\${marker.slice(-1)}`)
    .replaceAll(/([^\n])\n(?=[^\n])/g, '$1  \n');
}
