import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t'];
const SAMPLE_ROWS = 20;
// Excel writes and reads it as the first line: `sep=;`.
const DECLARED = /^"?sep=([^\n"])"?\r?\n/iu;

/** A text without the first line that declares its delimiter, where it has one. */
export function splitDeclaredDelimiter(text: string): { content: string; declared: string | undefined } {
  const [line = '', declared] = DECLARED.exec(text) ?? [];
  return { content: text.slice(line.length), declared };
}

/** The first delimiter that parts the first rows alike; where none does, the first one that parts any. */
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
