/** Writes a small valid PDF: pages of text lines in Helvetica. Characters outside Latin-1 become question marks. */
export function writePdf(pages: readonly (readonly string[])[]): Buffer {
  const pageIds = pages.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => [toPageObject(index), toStreamObject(lines)]),
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

function toPageObject(index: number): string {
  const resources = '<< /Font << /F1 3 0 R >> >>';
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${5 + index * 2} 0 R >>`;
}

function toStreamObject([title = '', ...lines]: readonly string[]): string {
  const body = lines.map((line) => `(${escapeText(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 20 Tf 60 770 Td (${escapeText(title)}) Tj ET\nBT /F1 11 Tf 16 TL 60 735 Td\n${body}\nET`;
  return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, '\\$&');
}
