import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

/** The typeface of the console, within the style sheet: pages load nothing else. */
export const PAGE_FONT: string = `@font-face {
  font-family: 'Inter Variable';
  font-weight: 100 900;
  src: url(data:font/woff2;base64,${readFileSync(FILE, 'base64')}) format('woff2');
}`;
