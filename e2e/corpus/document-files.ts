import type { CorpusFile } from './corpus-file.ts';
import { encodeDocx, encodeOpenDocument, encodePptx, openTable, wordTable, wordText } from './encode-office.ts';
import { encodePdf } from './encode-pdf.ts';
import { packZip } from './pack-zip.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const DOCX = `${OFFICE}.wordprocessingml.document`;
const PPTX = `${OFFICE}.presentationml.presentation`;
const ODT = 'application/vnd.oasis.opendocument.text';
const ODP = 'application/vnd.oasis.opendocument.presentation';
const UNREADABLE = 'This file cannot be read.';
const OUTSIDE = 'https://outside.example';

const costs = (sum: string) => [
  ['Month', 'Zebras'],
  ['May', sum],
];
const page = (name: string, title: string) =>
  `<draw:page draw:name="${name}"><draw:frame presentation:class="title"><draw:text-box><text:p>${title}</text:p></draw:text-box></draw:frame></draw:page>`;
/** Nested entities that expand to a billion words if resolved. */
const ENTITIES = `<!DOCTYPE lol [<!ENTITY a "zebra">${Array.from({ length: 9 }, (_, level) => `<!ENTITY ${'bcdefghij'[level]} "${`&${'abcdefghi'[level]};`.repeat(10)}">`).join('')}]>`;

const mail = (body: string) =>
  `From: Ana <ana@example.com>
To: Bo <bo@example.com>
Subject: Hay for zebras
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="part"

--part
Content-Type: text/html; charset=utf-8

${body}
--part
Content-Type: text/csv; name="costs.csv"
Content-Disposition: attachment; filename="costs.csv"

a,b
--part--
`.replaceAll('\n', '\r\n');

/** About 450 KB of text. The last paragraph is `end`. */
const longContract = (end: string) =>
  encodeDocx(
    `${wordText('A paragraph of a long contract between the zoo and its zebras.').repeat(7_000)}${wordText(end)}`,
  );

const HUNDRED = Array.from({ length: 100 }, (_, index) => `Page ${index + 1} of the plan`);

/** Documents, presentations, messages and PDFs, with tables and with content that must not be executed. */
export const DOCUMENT_FILES: readonly CorpusFile[] = [
  {
    name: 'contract.docx',
    mimeType: DOCX,
    content: encodeDocx(wordText('The contract ends in May.') + wordTable(costs('3'))),
    viewedPart: 'all',
    later: {
      content: encodeDocx(wordText('The contract ends in June.') + wordTable(costs('4'))),
      differs: ['June', '| May | 4 |'],
    },
  },
  {
    name: 'long.docx',
    mimeType: DOCX,
    content: () => longContract('It ends in May.'),
    shows: ['It ends in May.'],
    viewedPart: 'all',
  },
  {
    name: 'long-change.docx',
    mimeType: DOCX,
    content: () => longContract('It ends in May.'),
    viewedPart: 'all',
    later: { content: () => longContract('It ends in June.'), differs: ['June'] },
  },
  {
    name: 'minutes.odt',
    mimeType: ODT,
    content: encodeOpenDocument('text', `<text:p>Minutes</text:p>${openTable('Costs', costs('3'))}`),
    viewedPart: 'all',
    later: {
      content: encodeOpenDocument('text', `<text:p>Minutes</text:p>${openTable('Costs', costs('5'))}`),
      differs: ['| May | 5 |'],
    },
  },
  {
    name: 'letter.rtf',
    mimeType: 'application/rtf',
    content:
      '{\\rtf1\\ansi{\\pard Dear zebra\\par}\\trowd\\cellx900\\cellx1800\\intbl May\\cell 3\\cell\\row{\\pard Yours\\par}}',
    shows: ['Dear zebra', 'May', 'Yours'],
    viewedPart: 'all',
  },
  {
    name: 'costs.html',
    mimeType: 'text/html',
    content: '<table><tr><th>Month<th>Zebras<tr><td>May<td>3</table>',
    shows: ['Zebras', 'May'],
    viewedPart: 'all',
  },
  {
    name: 'costs.md',
    mimeType: 'text/markdown',
    content: '| Month | Zebras |\n| --- | --- |\n| May | 3 |\n',
    shows: ['Zebras', 'May'],
    viewedPart: 'all',
  },
  {
    name: 'plan.pptx',
    mimeType: PPTX,
    content: encodePptx([
      ['Plan', 'Buy hay'],
      ['Costs', 'Three bales'],
    ]),
    viewedPart: 'all',
    later: {
      content: encodePptx([
        ['Plan', 'Buy straw'],
        ['Costs', 'Three bales'],
      ]),
      differs: [/straw/],
    },
  },
  {
    name: 'plan.odp',
    mimeType: ODP,
    content: encodeOpenDocument('presentation', page('one', 'Plan for zebras')),
    shows: ['Slide 1: Plan for zebras'],
    viewedPart: 'all',
    later: {
      content: encodeOpenDocument('presentation', page('one', 'Plan for zebras') + page('two', 'Costs')),
      differs: [/Slide 2: Costs/],
    },
  },
  {
    name: 'hay.eml',
    mimeType: 'message/rfc822',
    content: mail('<p>Buy <b>hay</b>.</p>'),
    shows: ['Hay for zebras', 'Attachments', /costs\.csv \(text\/csv/],
    viewedPart: 'all',
  },
  {
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    content: encodePdf(['Buy hay']),
    viewedPart: 'all',
    later: { content: encodePdf(['Buy straw']), differs: [/1 of 1 page|Page 1/] },
  },
  {
    name: 'hundred.pdf',
    mimeType: 'application/pdf',
    content: () => encodePdf(HUNDRED),
    shows: [/100 pages/, 'Page 1 of the plan'],
    viewedPart: 'part',
  },
  {
    name: 'directions.docx',
    mimeType: DOCX,
    content: encodeDocx(wordText('Pay \u202e001\u202c to Zebra')),
    shows: [/⟨U\+202E⟩001⟨U\+202C⟩/],
    viewedPart: 'all',
  },
  {
    name: 'macros.docm',
    mimeType: 'application/vnd.ms-word.document.macroEnabled.12',
    content: encodeDocx(wordText('A document with macros'), {
      relations:
        '<Relationship Id="m" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>',
      parts: { 'word/vbaProject.bin': new Uint8Array(200) },
    }),
    shows: ['A document with macros'],
    viewedPart: 'all',
  },
  {
    name: 'outside.docx',
    mimeType: DOCX,
    content: encodeDocx(
      `${wordText('Linked')}<w:p><w:r><w:drawing><wp:inline xmlns:wp="w"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="picture"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
      {
        relations: `<Relationship Id="picture" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" TargetMode="External" Target="${OUTSIDE}/a.png"/>
          <Relationship Id="template" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" TargetMode="External" Target="${OUTSIDE}/a.dotm"/>`,
      },
    ),
    shows: ['Linked'],
    viewedPart: 'all',
  },
  {
    name: 'hostile.eml',
    mimeType: 'message/rfc822',
    content: mail(
      `<p>Hello</p><script>document.title = "ran"</script><img src="${OUTSIDE}/a.gif"><style>@import "${OUTSIDE}/a.css"</style><form action="${OUTSIDE}/"><input name="a"></form>`,
    ),
    shows: ['Hello'],
    viewedPart: 'all',
  },
  {
    name: 'script.pdf',
    mimeType: 'application/pdf',
    content: encodePdf(
      ['Harmless'],
      `/OpenAction<</S/URI/URI(${OUTSIDE}/)>>/AA<</WC<</S/JavaScript/JS(app.alert(1))>>>>`,
    ),
    shows: ['Harmless'],
    viewedPart: 'all',
  },
  {
    name: 'cut.docx',
    mimeType: DOCX,
    content: encodeDocx(wordText('Gone')).slice(0, -60),
    shows: [UNREADABLE],
    viewedPart: 'nothing',
  },
  {
    name: 'cut.odt',
    mimeType: ODT,
    content: encodeOpenDocument('text', '<text:p>Gone</text:p>').slice(0, -60),
    shows: [UNREADABLE],
    viewedPart: 'nothing',
  },
  {
    name: 'cut.pptx',
    mimeType: PPTX,
    content: encodePptx([['Gone', 'x']]).slice(0, -60),
    shows: [UNREADABLE],
    viewedPart: 'nothing',
  },
  {
    name: 'cut.pdf',
    mimeType: 'application/pdf',
    content: encodePdf(['Gone']).slice(0, -90),
    shows: ['This PDF is incomplete: its end is missing'],
    viewedPart: 'nothing',
  },
  {
    name: 'text.rtf',
    mimeType: 'application/rtf',
    content: 'This is no RTF.',
    shows: [UNREADABLE],
    viewedPart: 'nothing',
  },
  {
    name: 'text.docx',
    mimeType: DOCX,
    content: 'This is no document, whatever its name says.',
    shows: [UNREADABLE],
    viewedPart: 'nothing',
  },
  {
    name: 'text.eml',
    mimeType: 'message/rfc822',
    content: '\r\n\r\nno header',
    shows: [UNREADABLE],
    viewedPart: 'nothing',
  },
  {
    name: 'entities.odt',
    mimeType: ODT,
    content: encodeOpenDocument('text', '<text:p>Before &j; after</text:p>', ENTITIES),
    shows: [/Before &j; after/],
    viewedPart: 'all',
  },
  {
    name: 'bomb.docx',
    mimeType: DOCX,
    content: () => encodeDocx(wordText('x'), { parts: { 'word/media/a.png': new Uint8Array(40_000_000) } }),
    shows: ['The file is too large when unpacked.'],
    viewedPart: 'nothing',
  },
  {
    name: 'bomb.odp',
    mimeType: ODP,
    content: () => packZip({ 'content.xml': new Uint8Array(40_000_000).fill(32) }),
    shows: ['The file is too large when unpacked.'],
    viewedPart: 'nothing',
  },
];
