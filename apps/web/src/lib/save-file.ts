const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Saves text or other content that the console wrote as a file through the browser. CSV begins with a byte order mark, because
 * Excel reads it in the encoding of the system otherwise.
 */
export function saveFile(name: string, contentType: string, content: string | Blob): void {
  save(name, contentType, contentType.startsWith('text/csv') ? [BYTE_ORDER_MARK, content] : [content]);
}

/** Saves the text of a service as a file, unchanged. */
export function saveUnchanged(name: string, contentType: string, text: string): void {
  save(name, contentType, [text]);
}

function save(name: string, type: string, parts: (string | Blob)[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
