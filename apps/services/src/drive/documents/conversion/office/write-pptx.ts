/// <reference path="./pptxgenjs.d.ts" />

import type { Slide } from '@rotunda/document-formats/slide';
import PptxGenJS from 'pptxgenjs';

// Inches, on slides of 10 by 5.625 inches.
const TITLE_PLACE = { x: 0.6, y: 0.4, w: 8.8, h: 1 };
const TEXT_PLACE = { x: 0.6, y: 1.5, w: 8.8, h: 3.7 };

/** Writes slides as a PowerPoint presentation. */
export async function toPptx(slides: readonly Slide[], title: string): Promise<Uint8Array> {
  const presentation = new PptxGenJS();
  presentation.title = title;
  presentation.defineSlideMaster({
    title: 'Slide',
    objects: [
      {
        placeholder: {
          options: { name: 'title', type: 'title', ...TITLE_PLACE, fontSize: 30, valign: 'bottom' },
          text: '',
        },
      },
      {
        placeholder: { options: { name: 'text', type: 'body', ...TEXT_PLACE, fontSize: 18, valign: 'top' }, text: '' },
      },
    ],
  });
  for (const { title: heading, lines } of slides) {
    const slide = presentation.addSlide({ masterName: 'Slide' });
    slide.addText(heading, { placeholder: 'title' });
    const paragraphs = lines.map(({ depth, text }) => ({
      text,
      options: { bullet: true, indentLevel: Math.min(depth, 8), breakLine: true },
    }));
    slide.addText(paragraphs, { placeholder: 'text' });
  }
  const bytes = await presentation.write({ outputType: 'uint8array' });
  if (bytes instanceof Uint8Array) return bytes;
  throw new Error('the presentation was not written as bytes');
}
