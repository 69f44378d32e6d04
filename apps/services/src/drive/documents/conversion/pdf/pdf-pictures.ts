import type PDFDocument from 'pdfkit';
import { type Picture, toDisplaySize, toPlainPng } from '#drive/documents/conversion/blocks/pictures.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Picture bytes in formats supported by PDF, by picture ID. */
export type PdfPictures = ReadonlyMap<string, Buffer>;

const PT_PER_PIXEL = 0.75;
const GAP_PT = 6;

/** Prepares pictures for drawing. Pictures that cannot be decoded are skipped and replaced by their description. */
export async function toPdfPictures(pictures: readonly Picture[]): Promise<PdfPictures> {
  const ready = new Map<string, Buffer>();
  for (const picture of pictures) {
    // The library embeds JPEG unchanged, but supports only some kinds of PNG.
    const bytes = picture.mimeType === 'image/jpeg' ? picture.bytes : await toPlainPng(picture).catch(() => undefined);
    if (bytes) ready.set(picture.id, Buffer.from(bytes));
  }
  return ready;
}

/** Draws a picture below the current position, on the next page if it does not fit. Returns whether it could be drawn. */
export function drawPicture(pdf: Pdf, picture: Picture, ready: PdfPictures): boolean {
  const bytes = ready.get(picture.id);
  if (!bytes) return false;
  const shown = toDisplaySize(picture);
  const [width, height] = [shown.width * PT_PER_PIXEL, shown.height * PT_PER_PIXEL];
  pdf.y += GAP_PT;
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  try {
    pdf.image(bytes, { width, height });
    pdf.y += GAP_PT;
    return true;
  } catch {
    return false; // The content starts like a JPEG but is not one.
  }
}
