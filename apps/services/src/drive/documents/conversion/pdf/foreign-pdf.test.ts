import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readDocument } from '#drive/documents/conversion/read-document.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Prints a page like browsers: elements without semantics around consecutively drawn content. */
async function print(draw: readonly [role: string, draw: (pdf: Pdf) => void][]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 56, tagged: true });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = pdf.struct('Document', {});
  pdf.addStructure(root);
  for (const [role, write] of draw) {
    const element = pdf.struct(role, {}, [pdf.struct('NonStruct', {}, [() => write(pdf)])]);
    root.add(element);
    element.end();
    pdf.moveDown();
  }
  root.end();
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

const text = (words: string) => (pdf: Pdf) => void pdf.font('Helvetica').text(words);

/** Draws the edges of a box of two pixels, like browsers draw `<hr>`. */
function drawRule(pdf: Pdf): void {
  pdf.rect(56, pdf.y, 480, 0.75).fill('#9a9a9a');
  pdf.rect(56, pdf.y + 0.75, 480, 0.75).fill('#eeeeee');
  pdf.rect(535, pdf.y, 0.75, 1.5).fill('#eeeeee');
}

test('rules, quotations and preformatted text of a printed page are recognised', async () => {
  const bytes = await print([
    ['P', text('Before.')],
    ['NonStruct', drawRule],
    ['BlockQuote', text('To be or not.')],
    [
      'NonStruct',
      (pdf) => {
        pdf.font('Courier').fillColor('black').text('if (x) {').text('y();', { indent: 13.2 }).text('}');
      },
    ],
    ['P', text('After.')],
  ]);
  const { markdown } = await readDocument(bytes, 'application/pdf');
  expect(markdown).toBe('Before.\n\n* * *\n\n> To be or not.\n\n```\nif (x) {\n  y();\n}\n```\n\nAfter.');
});

test('boxes and short lines are not rules', async () => {
  const bytes = await print([
    ['P', text('Before.')],
    ['NonStruct', (pdf) => void pdf.rect(56, pdf.y, 480, 40).stroke()],
    ['NonStruct', (pdf) => void pdf.rect(56, pdf.y, 40, 1).fill('black')],
    ['P', text('After.')],
  ]);
  expect((await readDocument(bytes, 'application/pdf')).markdown).toBe('Before.\n\nAfter.');
});
