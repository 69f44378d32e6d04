import { toItemAttributes } from './list-label.ts';
import { type TrackedChange, toChangeTags } from './tracked-changes.ts';
import { escapeXml } from './xml.ts';

/** The style of a run of text. */
export type Look = {
  isBold: boolean;
  isItalic: boolean;
  isStruck: boolean;
  link: string | undefined;
  change: TrackedChange['kind'] | undefined;
};

/** The properties of a paragraph, known at its end. */
export type ParagraphKind = {
  /** Level of a heading. */
  level: number | undefined;
  listLevel: number;
  isInTable: boolean;
};

type Run = Look & { text: string; isMarkup: boolean };

const MAX_LIST_LEVELS = 9;

/** Builds a text as HTML, paragraph by paragraph. */
export class RtfText {
  #html = '';
  #runs: Run[] = [];
  /** The text before a list item. */
  #marker = '';
  readonly #lists: ('ol' | 'ul')[] = [];
  #row: string[] = [];
  #cell = '';
  #rows = '';

  write(text: string, look: Look): void {
    const last = this.#runs.at(-1);
    const isSame =
      last?.isMarkup === false &&
      last.isBold === look.isBold &&
      last.isItalic === look.isItalic &&
      last.isStruck === look.isStruck &&
      last.link === look.link &&
      last.change === look.change;
    // The surrogates of a character beyond 16 bits arrive one after the other.
    if (last && isSame) last.text += text;
    else this.#runs.push({ ...look, text, isMarkup: false });
  }

  writeMarkup(html: string, look: Look): void {
    this.#runs.push({ ...look, text: html, isMarkup: true });
  }

  writeMarker(text: string): void {
    this.#marker += text;
  }

  endParagraph({ level, listLevel, isInTable }: ParagraphKind): void {
    const content = this.#takeContent(level === undefined);
    const marker = this.#marker.trim();
    this.#marker = '';
    if (isInTable) {
      this.#cell += content === '' ? '' : `${content}<br>`;
      return;
    }
    this.#endTable();
    if (content === '' && marker === '') return;
    if (marker !== '') this.#writeItem(content, marker, Math.min(listLevel, MAX_LIST_LEVELS - 1));
    else {
      this.#closeLists(0);
      const tag = level === undefined ? 'p' : `h${level}`;
      this.#html += `<${tag}>${content}</${tag}>`;
    }
  }

  endCell(): void {
    const content = `${this.#cell}${this.#takeContent(true)}`;
    this.#cell = '';
    this.#row.push(`<td>${content.replace(/<br>$/u, '')}</td>`);
  }

  endRow(): void {
    if (this.#row.length > 0) this.#rows += `<tr>${this.#row.join('')}</tr>`;
    this.#row = [];
  }

  /** Ends the text and returns all of it. */
  end(kind: ParagraphKind): string {
    this.endParagraph({ ...kind, isInTable: false });
    this.#endTable();
    this.#closeLists(0);
    return this.#html;
  }

  #takeContent(canBeBold: boolean): string {
    const content = this.#runs.map((run) => toHtml(run, canBeBold)).join('');
    this.#runs = [];
    return content.trim() === '' ? '' : content;
  }

  #endTable(): void {
    if (this.#cell !== '') this.endCell();
    this.endRow();
    if (this.#rows === '') return;
    this.#closeLists(0);
    this.#html += `<table>${this.#rows}</table>`;
    this.#rows = '';
  }

  #writeItem(content: string, marker: string, level: number): void {
    const number = /^\(?(\d{1,9})\D?$/u.exec(marker)?.[1];
    // Bullets are single characters, such as an o or a letter of a symbol font.
    const isNumbered = number !== undefined || (marker.length > 1 && /[\p{L}\d]/u.test(marker));
    const kind = isNumbered ? 'ol' : 'ul';
    this.#closeLists(level + 1);
    if (this.#lists[level] !== kind) this.#closeLists(level);
    while (this.#lists.length <= level) {
      const next = this.#lists.length === level ? kind : 'ul';
      this.#lists.push(next);
      this.#html += `<${next}>`;
    }
    const attributes = isNumbered ? toItemAttributes(number === undefined ? undefined : Number(number), marker) : '';
    this.#html += `<li${attributes}>${content}</li>`;
  }

  #closeLists(count: number): void {
    while (this.#lists.length > count) this.#html += `</${this.#lists.pop()}>`;
  }
}

/** Converts a run to HTML. Headings are bold as a whole, so their runs are not marked as bold. */
function toHtml({ text, isMarkup, isBold, isItalic, isStruck, link, change }: Run, canBeBold: boolean): string {
  if (isMarkup) return text;
  const written = escapeXml(text).replaceAll('\n', '<br>');
  const [start, end] = change === undefined ? ['', ''] : toChangeTags({ kind: change, author: '' });
  const marked = `${start}${written}${end}`;
  const content = isStruck ? `<s>${marked}</s>` : marked;
  const slanted = isItalic ? `<i>${content}</i>` : content;
  const heavy = isBold && canBeBold ? `<b>${slanted}</b>` : slanted;
  return link === undefined ? heavy : `<a href="${escapeXml(link)}">${heavy}</a>`;
}
