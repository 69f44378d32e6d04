import { fromHex, fromLatin1, toLatin1 } from './latin1.ts';
import { findFontEncoding, toEncoding } from './rtf-encodings.ts';
import { type Look, type ParagraphKind, RtfText } from './rtf-text.ts';
import type { TrackedChanges } from './tracked-changes.ts';

type State = Look &
  ParagraphKind & {
    /** Destination of the group's text. */
    destination: 'text' | 'marker' | 'instruction' | 'fonts' | 'picture' | 'nowhere';
    text: RtfText;
    font: number | undefined;
    fallbackCount: number;
  };

// A group that begins with one of these, or with \* and an unknown word, contains no document text.
const HIDDEN = new Set([
  'colortbl',
  'stylesheet',
  'info',
  'header',
  'footer',
  'object',
  'listtable',
  'pntxta',
  'pntxtb',
  'nonshppict',
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
    nestcell: '\t',
  }),
);
const MAX_NESTING = 1000;
const PLAIN: Look = { isBold: false, isItalic: false, isStruck: false, link: undefined, change: undefined };
const CHANGES = { revised: 'ins', deleted: 'del' } as const;
const PARAGRAPH: ParagraphKind = { level: undefined, listLevel: 0, isInTable: false };

// A control word with its number and terminating space, a byte, a control symbol, a brace, a line break, or text.
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

/**
 * Converts Rich Text Format (1.9.1) to HTML: paragraphs, headings, lists, tables, links, footnotes, embedded pictures, bold,
 * italic and strikethrough. Throws if the bytes are not RTF.
 */
export function rtfToHtml(bytes: Uint8Array, trackedChanges: TrackedChanges): string {
  const rtf = toLatin1(bytes);
  if (!rtf.startsWith('{\\rtf')) throw new Error('the text is not RTF');
  const reader = new RtfReader(trackedChanges);
  for (const token of rtf.matchAll(TOKEN)) reader.take(token);
  return reader.end();
}

class RtfReader {
  readonly #trackedChanges: TrackedChanges;
  readonly #states: State[] = [];
  #state: State = {
    ...PLAIN,
    ...PARAGRAPH,
    destination: 'text',
    text: new RtfText(),
    font: undefined,
    fallbackCount: 1,
  };
  readonly #fonts = new Map<number, string>();
  #encoding = 'windows-1252';
  #decoder = { encoding: '', decoder: new TextDecoder() };
  #isOptional = false;
  #instruction = '';
  #picture = { type: '', hex: '' };
  readonly #footnotes: string[] = [];
  /** Remaining bytes that repeat the preceding character for readers without Unicode support. */
  #skipped = 0;

  constructor(trackedChanges: TrackedChanges) {
    this.#trackedChanges = trackedChanges;
  }

  take([, word, number, byte, symbol, brace, text]: RegExpMatchArray): void {
    if (brace === '{') this.#open();
    else if (brace === '}') this.#close();
    else if (word !== undefined) this.#control(word, number === undefined ? undefined : Number(number));
    else if (byte !== undefined) this.#writeBytes(fromHex(byte));
    else if (symbol === '*') this.#isOptional = true;
    else if (symbol !== undefined) this.#write(symbol === '~' ? '\u00a0' : /[\\{}]/u.test(symbol) ? symbol : '');
    else if (text !== undefined) this.#writeBytes(fromLatin1(text));
  }

  end(): string {
    while (this.#states.length > 0) this.#close();
    const html = this.#state.text.end(this.#state);
    return this.#footnotes.length === 0 ? html : `${html}<ol>${this.#footnotes.join('')}</ol>`;
  }

  #open(): void {
    if (this.#states.length >= MAX_NESTING) throw new Error('the groups are nested too deeply');
    this.#states.push({ ...this.#state });
    this.#isOptional = false;
  }

  #close(): void {
    const ended = this.#state;
    this.#state = this.#states.pop() ?? ended;
    if (ended.destination === 'picture' && this.#state.destination !== 'picture') this.#endPicture();
    if (this.#state.text !== ended.text) this.#endFootnote(ended);
  }

  #endPicture(): void {
    const { type, hex } = this.#picture;
    if (type === '') return;
    const base64 = btoa(toLatin1(fromHex(hex.replaceAll(/\s/gu, ''))));
    this.#state.text.writeMarkup(`<img src="data:${type};base64,${base64}" alt="">`, this.#state);
  }

  #endFootnote(ended: State): void {
    const number = this.#footnotes.length + 1;
    const reference = `<sup><a href="#footnote-${number}" id="footnote-reference-${number}">[${number}]</a></sup>`;
    this.#footnotes.push(
      `<li id="footnote-${number}">${ended.text.end(ended)}<a href="#footnote-reference-${number}">↑</a></li>`,
    );
    this.#state.text.writeMarkup(reference, this.#state);
  }

  #control(word: string, number: number | undefined): void {
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    const character = CHARACTERS.get(word);
    if (character !== undefined) this.#write(character);
    else if (word === 'u' && number !== undefined) this.#writeUnit(number);
    else if (!this.#beginGroup(word, isOptional)) this.#change(word, number);
  }

  /** Processes a control word that defines the content of a group. Returns whether it is one. */
  #beginGroup(word: string, isOptional: boolean): boolean {
    const state = this.#state;
    if (state.destination === 'nowhere') return false;
    if (word === 'fldinst') {
      this.#instruction = '';
      state.destination = 'instruction';
    } else if (word === 'fldrslt') state.link = /^\s*HYPERLINK\s+"([^"]*)"/u.exec(this.#instruction)?.[1] ?? state.link;
    else if (word === 'footnote' && this.#states.length > 0) {
      // A footnote inside a footnote becomes part of its text.
      if (this.#states.every(({ text }) => text === state.text))
        Object.assign(state, { ...PLAIN, ...PARAGRAPH, text: new RtfText() });
    } else if (word === 'listtext' || word === 'pntext') state.destination = 'marker';
    else if (word === 'fonttbl') state.destination = 'fonts';
    else if (word === 'pict') {
      this.#picture = { type: '', hex: '' };
      state.destination = 'picture';
    } else if (word === 'shppict') return true;
    else if (isOptional || HIDDEN.has(word)) state.destination = 'nowhere';
    else return false;
    return true;
  }

  #change(word: string, number: number | undefined): void {
    const state = this.#state;
    const isOn = number !== 0;
    switch (word) {
      case 'b':
        state.isBold = isOn;
        break;
      case 'i':
        state.isItalic = isOn;
        break;
      case 'strike':
      case 'striked':
        state.isStruck = isOn;
        break;
      case 'plain':
        Object.assign(state, { isBold: false, isItalic: false, isStruck: false, font: undefined, change: undefined });
        break;
      case 'revised':
      case 'deleted':
        state.change = isOn ? CHANGES[word] : undefined;
        break;
      case 'ansicpg':
        this.#encoding = toEncoding(number ?? 0);
        break;
      case 'f':
        state.font = number;
        break;
      case 'pngblip':
      case 'jpegblip':
        this.#picture.type = word === 'pngblip' ? 'image/png' : 'image/jpeg';
        break;
      case 'fcharset':
        this.#defineFont(number ?? 0);
        break;
      case 'uc':
        state.fallbackCount = Math.max(0, number ?? 1);
        break;
      default:
        this.#changeParagraph(word, number);
    }
  }

  #changeParagraph(word: string, number: number | undefined): void {
    const state = this.#state;
    switch (word) {
      case 'par':
      case 'sect':
        if (state.destination === 'text') state.text.endParagraph(state);
        break;
      case 'cell':
        if (state.destination === 'text') state.text.endCell();
        break;
      case 'row':
        state.text.endRow();
        break;
      case 'pard':
        Object.assign(state, PARAGRAPH);
        break;
      case 'intbl':
        state.isInTable = true;
        break;
      case 'ilvl':
        state.listLevel = Math.max(0, number ?? 0);
        break;
      case 'outlinelevel':
        state.level = Math.min(6, Math.max(1, (number ?? 0) + 1));
    }
  }

  #defineFont(charset: number): void {
    const encoding = findFontEncoding(charset);
    const { font, destination } = this.#state;
    if (destination === 'fonts' && font !== undefined && encoding !== undefined) this.#fonts.set(font, encoding);
  }

  #writeUnit(number: number): void {
    this.#write(String.fromCharCode(number & 0xff_ff));
    this.#skipped = this.#state.fallbackCount;
  }

  #writeBytes(bytes: Uint8Array): void {
    const retained = bytes.subarray(this.#skipped);
    this.#skipped = Math.max(0, this.#skipped - bytes.length);
    if (retained.length === 0) return;
    if (this.#state.destination === 'picture') {
      this.#picture.hex += toLatin1(retained);
      return;
    }
    const encoding = this.#fonts.get(this.#state.font ?? -1) ?? this.#encoding;
    if (this.#decoder.encoding !== encoding) this.#decoder = { encoding, decoder: new TextDecoder(encoding) };
    // A character may start in one token and end in the next.
    this.#write(this.#decoder.decoder.decode(retained, { stream: true }));
  }

  #write(text: string): void {
    const { destination, text: target } = this.#state;
    if (destination === 'text') this.#writeText(text, target);
    else if (destination === 'marker') target.writeMarker(text);
    else if (destination === 'instruction') this.#instruction += text;
  }

  #writeText(text: string, target: RtfText): void {
    if (this.#trackedChanges === 'mark') target.write(text, this.#state);
    else if (this.#state.change !== 'del') target.write(text, { ...this.#state, change: undefined });
  }
}
