import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t'];
const SAMPLE_ROWS = 20;
// Excel writes and reads this as the first line: `sep=;`.
const DECLARED = /^"?sep=([^\n"])"?\r?\n/iu;

/** Splits off the first line if it declares the text's delimiter. */
export function splitDeclaredDelimiter(text: string): { content: string; declared: string | undefined } {
  const [line = '', declared] = DECLARED.exec(text) ?? [];
  return { content: text.slice(line.length), declared };
}

/** Returns the first delimiter that splits the first rows into equally many fields, or else the first one that splits any row. */
export function findDelimiter(text: string): string {
  const samples = DELIMITERS.map((delimiter) => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: SAMPLE_ROWS, skipEmptyLines: 'greedy' });
    const widths = new Set(data.map((row) => row.length));
    const width = Math.max(1, ...widths);
    return { delimiter, isParted: width > 1, isEven: width > 1 && widths.size === 1 && errors.length === 0 };
  });
  const found = samples.find(({ isEven }) => isEven) ?? samples.find(({ isParted }) => isParted);
  return found?.delimiter ?? ',';
}
