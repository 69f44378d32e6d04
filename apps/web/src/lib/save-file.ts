/** Saves text or other content as a file through the browser. */
export function saveFile(name: string, contentType: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
