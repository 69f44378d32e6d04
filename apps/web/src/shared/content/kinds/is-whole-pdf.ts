const TAIL_BYTES = 1024;

/**
 * Whether the bytes of a PDF go on to its end: its end mark stands in the last 1,024 bytes (ISO 32000-1, 7.5.5 and Annex H,
 * implementation note 18), and one that is laid out for the web is as long as it says (Annex F.3). What draws PDFs repairs one
 * that is cut off, and tells nothing.
 */
export async function isWholePdf(content: Blob): Promise<boolean> {
  const tail = await content.slice(-TAIL_BYTES).text();
  if (!tail.includes('%%EOF')) return false;
  const head = await content.slice(0, TAIL_BYTES).text();
  const length = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(head)?.[1];
  return length === undefined || Number(length) <= content.size;
}
