import { escapeXml } from './xml.ts';

type State = {
  isBold: boolean;
  isItalic: boolean;
  isStruck: boolean;
  isHidden: boolean;
  level: number | undefined;
  fallbackCount: number;
};

// A group that begins with one of these, or with \*, holds no text of the document.
const HIDDEN = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'header',
  'footer',
  'footnote',
  'object',
  'listtable',
]);
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: '\t',
    line: '\n',
    emdash: '—',
    endash: '–',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    cell: '\t',
  }),
);
const MAX_NESTING = 1000;

// A control word with its number and the blank that ends it; a byte; a control symbol; a brace; the end of a line; text.
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

/** Rich Text Format as HTML: its paragraphs, headings, bold and italic text. Throws when the bytes are none. */
export function readRtf(bytes: Uint8Array): string {
  const rtf = new TextDecoder('windows-1252').decode(bytes);
  if (!rtf.startsWith('{\\rtf')) throw new Error('the text is not RTF');
  const reader = new RtfReader();
  for (const token of rtf.matchAll(TOKEN)) reader.take(token);
  return reader.end();
}

type Run = Pick<State, 'isBold' | 'isItalic' | 'isStruck'> & { text: string };

class RtfReader {
  readonly #states: State[] = [];
  #state: State = {
    isBold: false,
    isItalic: false,
    isStruck: false,
    isHidden: false,
    level: undefined,
    fallbackCount: 1,
  };
  #html = '';
  #runs: Run[] = [];
  /** Characters to come that only stand for the one before them, for readers without Unicode. */
  #skipped = 0;

  take([, word, number, byte, symbol, brace, text]: RegExpMatchArray): void {
    if (brace === '{') this.#open();
    else if (brace === '}') this.#state = this.#states.pop() ?? this.#state;
    else if (word !== undefined) this.#control(word, number === undefined ? undefined : Number(number));
    else if (byte !== undefined) this.#write(new TextDecoder('windows-1252').decode(Buffer.from(byte, 'hex')));
    else if (symbol === '*') this.#state.isHidden = true;
    else if (symbol !== undefined) this.#write(symbol === '~' ? '\u00a0' : /[\\{}]/u.test(symbol) ? symbol : '');
    else if (text !== undefined) this.#write(text);
  }

  end(): string {
    this.#endParagraph();
    return this.#html;
  }

  #open(): void {
    if (this.#states.length >= MAX_NESTING) throw new Error('the groups are nested too deeply');
    this.#states.push({ ...this.#state });
  }

  #control(word: string, number: number | undefined): void {
    const character = CHARACTERS.get(word);
    if (character !== undefined) this.#write(character);
    else if (HIDDEN.has(word)) this.#state.isHidden = true;
    else if (word === 'par' || word === 'row' || word === 'sect') this.#endParagraph();
    else if (word === 'u' && number !== undefined) this.#writeUnit(number);
    else this.#change(word, number);
  }

  #change(word: string, number: number | undefined): void {
    const isOn = number !== 0;
    switch (word) {
      case 'b':
        this.#state.isBold = isOn;
        break;
      case 'i':
        this.#state.isItalic = isOn;
        break;
      case 'strike':
      case 'striked':
        this.#state.isStruck = isOn;
        break;
      case 'plain':
        Object.assign(this.#state, { isBold: false, isItalic: false, isStruck: false });
        break;
      case 'pard':
        this.#state.level = undefined;
        break;
      case 'outlinelevel':
        this.#state.level = Math.min(6, Math.max(1, (number ?? 0) + 1));
        break;
      case 'uc':
        this.#state.fallbackCount = Math.max(0, number ?? 1);
    }
  }

  #writeUnit(number: number): void {
    this.#write(String.fromCharCode(number & 0xff_ff));
    this.#skipped = this.#state.fallbackCount;
  }

  #write(text: string): void {
    if (this.#state.isHidden) return;
    const retained = text.slice(this.#skipped);
    this.#skipped = Math.max(0, this.#skipped - text.length);
    const { isBold, isItalic, isStruck } = this.#state;
    const last = this.#runs.at(-1);
    // The halves of a character beyond 16 bits come one after the other.
    const isSame = last?.isBold === isBold && last.isItalic === isItalic && last.isStruck === isStruck;
    if (last && isSame) last.text += retained;
    else this.#runs.push({ text: retained, isBold, isItalic, isStruck });
  }

  #endParagraph(): void {
    const { level } = this.#state;
    const content = this.#runs.map((run) => toHtml(run, level === undefined)).join('');
    this.#runs = [];
    if (content.trim() === '') return;
    const tag = level === undefined ? 'p' : `h${level}`;
    this.#html += `<${tag}>${content}</${tag}>`;
  }
}

/** A run as HTML. Headings are bold as a whole, which is not told of their parts. */
function toHtml({ text, isBold, isItalic, isStruck }: Run, canBeBold: boolean): string {
  const written = escapeXml(text).replaceAll('\n', '<br>');
  const content = isStruck ? `<s>${written}</s>` : written;
  const slanted = isItalic ? `<i>${content}</i>` : content;
  return isBold && canBeBold ? `<b>${slanted}</b>` : slanted;
}
