import type { Omission } from './find-omissions.ts';
import { fromHex, fromLatin1, toLatin1 } from './latin1.ts';
import { findFontEncoding, toEncoding } from './rtf-encodings.ts';
import { type Look, type ParagraphKind, RtfText } from './rtf-text.ts';
import { CHARACTERS, HIDDEN, MARGIN, OMISSIONS, OTHER_TYPE, PICTURES } from './rtf-words.ts';
import type { TrackedChanges } from './tracked-changes.ts';

type State = Look &
  ParagraphKind & {
    /** Destination of the group's text. */
    destination: 'text' | 'margin' | 'marker' | 'instruction' | 'fonts' | 'picture' | 'nowhere';
    text: RtfText;
    font: number | undefined;
    fallbackCount: number;
  };

const MAX_NESTING = 1000;
const PLAIN: Look = { isBold: false, isItalic: false, isStruck: false, link: undefined, change: undefined };
const CHANGES = { revised: 'ins', deleted: 'del' } as const;
const PARAGRAPH: ParagraphKind = { level: undefined, listLevel: 0, isInTable: false };

// A control word with its number and terminating space, a byte, a control symbol, a brace, a line break, or text.
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

/** A converted document. `margins` are the different texts of its headers and footers. */
export type RtfDocument = { html: string; margins: string[]; omissions: Omission[] };

/**
 * Converts Rich Text Format (1.9.1) to HTML: paragraphs, headings, lists, tables, links, footnotes, text boxes, embedded
 * pictures, bold, italic and strikethrough. Throws if the bytes are not RTF.
 */
export function rtfToHtml(bytes: Uint8Array, trackedChanges: TrackedChanges): RtfDocument {
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
  #margins = '';
  readonly #omissions = new Set<Omission>();
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

  end(): RtfDocument {
    while (this.#states.length > 0) this.#close();
    const text = this.#state.text.end(this.#state);
    const html = this.#footnotes.length === 0 ? text : `${text}<ol>${this.#footnotes.join('')}</ol>`;
    const margins = this.#margins.split('\n').map((margin) => margin.trim());
    return { html, margins: [...new Set(margins)].filter((margin) => margin !== ''), omissions: [...this.#omissions] };
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
    if (ended.destination === 'margin' && this.#state.destination !== 'margin') this.#margins += '\n';
    if (this.#state.text !== ended.text) this.#endFootnote(ended);
  }

  #endPicture(): void {
    const { type, hex } = this.#picture;
    if (type === '') return;
    if (this.#state.destination !== 'text') {
      this.#omissions.add('pictures in headers and footers');
      return;
    }
    const base64 = type === OTHER_TYPE ? undefined : btoa(toLatin1(fromHex(hex.replaceAll(/\s/gu, ''))));
    const address = base64 === undefined ? '#' : `data:${type};base64,${base64}`;
    this.#state.text.writeMarkup(`<img src="${address}" alt="">`, this.#state);
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
    this.#noteOmission(word);
    if (word === 'fldinst') {
      this.#instruction = '';
      state.destination = 'instruction';
    } else if (word === 'fldrslt') state.link = /^\s*HYPERLINK\s+"([^"]*)"/u.exec(this.#instruction)?.[1] ?? state.link;
    else if (MARGIN.test(word)) state.destination = 'margin';
    else if (word === 'footnote' && this.#states.length > 0) {
      // A footnote inside a footnote becomes part of its text.
      if (this.#states.every(({ text }) => text === state.text))
        Object.assign(state, { ...PLAIN, ...PARAGRAPH, text: new RtfText() });
    } else if (word === 'listtext' || word === 'pntext') state.destination = 'marker';
    else if (word === 'fonttbl') state.destination = 'fonts';
    else if (word === 'pict') {
      this.#picture = { type: '', hex: '' };
      state.destination = 'picture';
    } else if (word === 'shppict' || word === 'shpinst') return true;
    else if (isOptional || HIDDEN.has(word)) state.destination = 'nowhere';
    else return false;
    return true;
  }

  #noteOmission(word: string): void {
    const omission = OMISSIONS.get(word);
    if (omission !== undefined) this.#omissions.add(omission);
    // A shape with a text is a text box.
    if (word === 'shptxt') this.#omissions.delete('drawings');
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
      case 'fcharset':
        this.#defineFont(number ?? 0);
        break;
      case 'uc':
        state.fallbackCount = Math.max(0, number ?? 1);
        break;
      default:
        if (state.destination === 'picture') this.#picture.type = PICTURES.get(word) ?? this.#picture.type;
        else this.#changeParagraph(word, number);
    }
  }

  #changeParagraph(word: string, number: number | undefined): void {
    const state = this.#state;
    switch (word) {
      case 'par':
      case 'sect':
        if (state.destination === 'text') state.text.endParagraph(state);
        else if (state.destination === 'margin') this.#margins += '\n';
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
    else if (destination === 'margin') this.#margins += text.replaceAll(/[\t\n]/gu, ' ');
    else if (destination === 'marker') target.writeMarker(text);
    else if (destination === 'instruction') this.#instruction += text;
  }

  #writeText(text: string, target: RtfText): void {
    if (this.#trackedChanges === 'mark') target.write(text, this.#state);
    else if (this.#state.change !== 'del') target.write(text, { ...this.#state, change: undefined });
  }
}
