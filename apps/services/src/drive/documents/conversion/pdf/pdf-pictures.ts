import type PDFDocument from 'pdfkit';
import { type Picture, toPlainPng, toShownSize } from '#drive/documents/conversion/blocks/pictures.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Bytes of pictures as PDF can hold them, by their ids. */
export type PdfPictures = ReadonlyMap<string, Buffer>;

const PT_PER_PIXEL = 0.75;
const GAP_PT = 6;

/** Makes pictures ready to be drawn. Those that cannot be decoded are left out: what describes them stands for them. */
export async function toPdfPictures(pictures: readonly Picture[]): Promise<PdfPictures> {
  const ready = new Map<string, Buffer>();
  for (const picture of pictures) {
    // The library embeds JPEG as it is, but knows only some of the kinds of PNG.
    const bytes = picture.mimeType === 'image/jpeg' ? picture.bytes : await toPlainPng(picture).catch(() => undefined);
    if (bytes) ready.set(picture.id, Buffer.from(bytes));
  }
  return ready;
}

/** Draws a picture below what has been written, on the next page if there is no room; whether it could. */
export function drawPicture(pdf: Pdf, picture: Picture, ready: PdfPictures): boolean {
  const bytes = ready.get(picture.id);
  if (!bytes) return false;
  const shown = toShownSize(picture);
  const [width, height] = [shown.width * PT_PER_PIXEL, shown.height * PT_PER_PIXEL];
  pdf.y += GAP_PT;
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  try {
    pdf.image(bytes, { width, height });
    pdf.y += GAP_PT;
    return true;
  } catch {
    return false; // It begins like a JPEG and is none.
  }
}
