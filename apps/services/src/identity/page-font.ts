import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

/** The console's typeface, embedded in the style sheet because pages load no other resources. */
export const PAGE_FONT: string = `@font-face {
  font-family: 'Inter Variable';
  font-weight: 100 900;
  src: url(data:font/woff2;base64,${readFileSync(FILE, 'base64')}) format('woff2');
}`;
