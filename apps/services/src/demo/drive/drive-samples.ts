import { zipSync } from 'fflate';
import type { Release } from '#demo/setting/release.ts';
import { type Rgb, writePng } from './drive-png.ts';

/** A file of a common office type that is not a document: the content of its revisions, oldest first. */
export type DemoSample = { name: string; mimeType: string; revisions: readonly Uint8Array[] };

const toPage = ({ name, date }: Release) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>The ${name}</title>
    <script src="/scripts/countdown.js" defer></script>
  </head>
  <body>
    <h1>The ${name}</h1>
    <p>On ${date}: price lists from spreadsheets, reminders, and a report of all renewals.</p>
    <p id="countdown"></p>
  </body>
</html>
`;

/** Converts a name to a title: `Spring release`. */
export function getTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const toBadge = ({
  name,
}: Release) => `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" viewBox="0 0 240 80">
  <rect width="240" height="80" rx="12" fill="#3f51b5"/>
  <circle cx="40" cy="40" r="20" fill="#ffffff"/>
  <text x="76" y="47" font-family="sans-serif" font-size="20" fill="#ffffff">${getTitle(name)}</text>
</svg>
`;

const SCRIPT = `const ROWS_AT_ONCE = 500;

/** Reads a price list and keeps the rows that have a price, so many at a time. */
export async function importPrices(list, keep) {
  const rows = list.split('\\n').slice(1).map((line) => line.split(','));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const priced = rows.slice(at, at + ROWS_AT_ONCE).filter(([, price]) => Number(price) > 0);
    await keep(priced.map(([item, price]) => ({ item, price: Number(price) })));
  }
}
`;

const VISITS = {
  'Alder & Sons.txt': Buffer.from(
    'Report of renewals: they print it for the Monday meeting and want it on one page.\n',
  ),
  'Fjord Hotels.txt': Buffer.from('Reminders: 90 days are too early for them, 30 days are right.\n'),
  'Northwind Trading.txt': Buffer.from(
    'Import: 18,200 rows in 41 seconds. The column with the old number was not noticed.\n',
  ),
};

/** Creates the files in the folder of a release: a page, a drawing, code, two revisions of a chart, an archive. */
export function makeSamples(release: Release): DemoSample[] {
  return [
    { name: 'Release page.html', mimeType: 'text/html', revisions: [Buffer.from(toPage(release))] },
    { name: 'Release badge.svg', mimeType: 'image/svg+xml', revisions: [Buffer.from(toBadge(release))] },
    { name: 'Import prices.js', mimeType: 'text/javascript', revisions: [Buffer.from(SCRIPT)] },
    {
      name: 'Load test results.png',
      mimeType: 'image/png',
      revisions: [drawBars([310, 290, 420, 500, 470, 380]), drawBars([180, 170, 240, 310, 260, 200])],
    },
    {
      name: 'Pilot visits.zip',
      mimeType: 'application/zip',
      revisions: [zipSync(VISITS, { mtime: new Date(1980, 0, 1) })],
    },
  ];
}

const CHART = { width: 960, height: 560, margin: 40, gap: 36 };
const PAPER: Rgb = [255, 255, 255];
const LINE: Rgb = [214, 216, 226];
const BAR: Rgb = [79, 91, 190];

/** Draws bars of these heights in pixels, over lines a hundred pixels apart. */
function drawBars(heights: readonly number[]): Buffer {
  const { width, height, margin, gap } = CHART;
  const step = (width - 2 * margin) / heights.length;
  return writePng(width, height, (x, y) => {
    const above = height - margin - y;
    const isInside = x >= margin && x < width - margin && above >= 0;
    if (!isInside) return PAPER;
    const place = Math.floor((x - margin) / step);
    const isBar = (x - margin) % step >= gap && above <= (heights[place] ?? 0);
    if (isBar) return BAR;
    return above % 100 === 0 ? LINE : PAPER;
  });
}
