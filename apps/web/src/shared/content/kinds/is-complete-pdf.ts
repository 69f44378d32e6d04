const TAIL_BYTES = 1024;

/**
 * Reports whether the bytes of a PDF are complete: its end marker is in the last 1,024 bytes (ISO 32000-1, 7.5.5 and Annex H,
 * implementation note 18), and a linearised PDF has its declared length (Annex F.3). The PDF renderer repairs truncated files
 * without an error.
 */
export async function isCompletePdf(content: Blob): Promise<boolean> {
  const tail = await content.slice(-TAIL_BYTES).text();
  if (!tail.includes('%%EOF')) return false;
  const head = await content.slice(0, TAIL_BYTES).text();
  const length = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(head)?.[1];
  return length === undefined || Number(length) <= content.size;
}
