import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { getQuotes, placeComments } from '#drive/documents/conversion/blocks/document-comments.ts';
import { toBlocks } from '#drive/documents/conversion/blocks/text-blocks.ts';
import { readDocument } from '#drive/documents/conversion/read-document.ts';
import { toPdf } from './write-pdf.ts';

const PDF = 'application/pdf';

async function read(bytes: Uint8Array) {
  const { markdown, comments, pictures } = await readDocument(bytes, PDF);
  const quotes = getQuotes(toBlocks(markdown, pictures));
  return { markdown, comments: comments.map((comment, number) => ({ ...comment, quote: quotes.get(number)?.trim() })) };
}

const message = { author: 'Bo Bérg 계획', createdAt: Date.UTC(2026, 0, 2, 3, 4, 5), text: 'Is it\nso?' };
const comment = { ...message, isResolved: false, replies: [] };

describe('the comments of a document', () => {
  const write = (markdown: string, comments: Parameters<typeof placeComments>[1]) =>
    toPdf(placeComments(toBlocks(markdown), comments), 'T');

  test('are in its PDF, with replies, times and their resolved state', async () => {
    const thread = {
      ...comment,
      isResolved: true,
      replies: [
        { ...message, text: 'Yes.' },
        { ...message, author: 'Cy' },
      ],
    };
    const bytes = await write('We ![](comment-start-0)ship **now**![](comment-end-0) here.', [{ ...thread, mark: 0 }]);
    expect((await read(bytes)).comments).toEqual([{ ...thread, quote: 'ship now' }]);
  });

  test('refer to lines, paragraphs, items, cells, pages and positions', async () => {
    const filler = 'Words that fill the page, one line after the other. '.repeat(90);
    const markdown = `# A ![](comment-start-0)title![](comment-end-0)\n\n- a ![](comment-start-1)b\n- c\n\nd![](comment-end-1) e\n\n| f | ![](comment-start-2)g![](comment-end-2) |\n| --- | --- |\n| h | i |\n\n${filler}\n\nj ![](comment-start-3)k ${filler}l![](comment-end-3) m.\n\nn ![](comment-start-4)o`;
    const { comments, markdown: again } = await read(
      await write(
        markdown,
        [0, 1, 2, 3, 4].map((mark) => ({ ...comment, mark })),
      ),
    );
    const quotes = comments.map(({ quote }) => quote);
    expect(quotes.slice(0, 3)).toEqual(['title', 'b\nc\nd', 'g']);
    expect(quotes[3]?.replaceAll(/\s+/gu, ' ')).toBe(`k ${filler}l`);
    expect(quotes[4]).toBeUndefined();
    expect(again).toMatch(/n !\[\]\(comment-start-4\)o|n!\[\]\(comment-start-4\) o/u);
  });
});

describe('a third-party PDF', () => {
  const make = (write: (pdf: InstanceType<typeof PDFDocument>) => void) =>
    new Promise<Uint8Array>((resolve) => {
      const pdf = new PDFDocument({ size: 'A4', margin: 56 });
      const chunks: Buffer[] = [];
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
      write(pdf);
      pdf.end();
    });
  const text = 'The quick brown fox jumps over the lazy dog.';
  const add = (pdf: InstanceType<typeof PDFDocument>, members: object, [left, right] = [0, 0]) =>
    pdf.annotate(56 + left, 56, right - left, 14, members as PDFKit.Mixins.AnnotationOption);
  const textOf = (value: string) => new String(value);

  test('without structure keeps its lines, and its comments at the words they cover', async () => {
    const bytes = await make((pdf) => {
      pdf.text(text).text('- a second line');
      const [before, words] = [pdf.widthOfString('The quick '), pdf.widthOfString('brown fox')];
      const [left, right] = [before - 1, before + words + 1];
      const [upper, lower] = [pdf.page.height - 56, pdf.page.height - 70];
      const QuadPoints = [left, upper, right, upper, left, lower, right, lower].map((each, index) =>
        index % 2 ? each : each + 56,
      );
      add(pdf, { Subtype: 'Highlight', QuadPoints, Contents: textOf('Red?'), T: textOf('Ana') }, [left, right]);
      add(pdf, { Subtype: 'Highlight', QuadPoints, Contents: textOf('') }, [left, right]);
      add(pdf, { Subtype: 'Text', Contents: textOf('A note') }, [0, 16]);
      pdf.text('a link', { link: 'https://example.com/' });
    });
    expect(await read(bytes)).toEqual({
      markdown:
        '![](comment-start-1)The quick ![](comment-start-0)brown fox![](comment-end-0) jumps over the lazy dog.  \n\\- a second line  \na link\n',
      comments: [
        { author: 'Ana', createdAt: undefined, text: 'Red?', isResolved: false, replies: [], quote: 'brown fox' },
        { author: '', createdAt: undefined, text: 'A note', isResolved: false, replies: [], quote: undefined },
      ],
    });
  });

  test('has replies to replies in one thread, and none that reply to themselves', async () => {
    const bytes = await make((pdf) => {
      pdf.text(text);
      const last = (): unknown => pdf.page.annotations.at(-1);
      add(pdf, { Subtype: 'Text', Contents: textOf('one') });
      add(pdf, { Subtype: 'Text', Contents: textOf('two'), IRT: last() });
      add(pdf, { Subtype: 'Text', Contents: textOf('three'), IRT: last() });
      const own = pdf.ref({});
      own.end('');
      add(pdf, { Subtype: 'Text', Contents: textOf('lost'), IRT: own });
    });
    const { comments } = await read(bytes);
    expect(comments.map((each) => [each.text, ...each.replies.map((reply) => reply.text)])).toEqual([
      ['one', 'two', 'three'],
      ['lost'],
    ]);
  });

  test('with more comments than a document may have is rejected', async () => {
    const bytes = await make((pdf) => {
      for (let index = 0; index < 2001; index += 1) add(pdf, { Subtype: 'Text', Contents: textOf('x') });
    });
    await expect(readDocument(bytes, PDF)).rejects.toThrow('more than 2,000 comments');
  });
});
