import { requireFewElements } from './check-element-limit.ts';
import type { DocumentComment } from './document-comment.ts';
import { formatNumber, toItemAttributes } from './list-label.ts';
import { OdtAnnotations } from './odt-annotations.ts';
import { OdtChanges } from './odt-changes.ts';
import { type NumberedLevel, type OdtStyles, readStyles, type Tags } from './odt-styles.ts';
import type { TrackedChanges } from './tracked-changes.ts';
import { escapeXml, readXml, type XmlPiece } from './xml.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;
type OdtOptions = { pictures: ReadonlyMap<string, string>; trackedChanges: TrackedChanges; stylesXml: string };

/**
 * Converts the content of an OpenDocument text (`content.xml`) to HTML with its comments. Supports headings, paragraphs, lists,
 * tables, links, pictures, footnotes, quotations, preformatted text, rules, bold, italic and strikethrough. `pictures` contains
 * the addresses of pictures by their names in the archive; others are skipped. `stylesXml` has the styles that the content shares
 * with other parts (`styles.xml`). Throws LimitError if there are too many elements.
 */
export function odtToHtml(
  xml: string,
  { pictures, trackedChanges, stylesXml }: OdtOptions,
): { html: string; comments: DocumentComment[] } {
  for (const part of [stylesXml, xml]) requireFewElements(part);
  const reader = new OdtReader(readStyles(stylesXml, xml), pictures, new OdtChanges(trackedChanges));
  for (const piece of readXml(xml.slice(xml.search(/<office:body[\s>]/u)))) reader.take(piece);
  return { html: reader.end(), comments: reader.comments };
}

type List = { style: string; level: number; numbered: NumberedLevel | undefined; next: number };

const SAME_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'table:table': 'table',
    'table:table-row': 'tr',
    'table:table-cell': 'td',
  }),
);

const MAX_BLANKS = 1000;

class OdtReader {
  readonly #styles: OdtStyles;
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #open: string[] = [];
  readonly #lists: List[] = [];
  /** Next number of the last list of each style and level. */
  readonly #nextNumbers = new Map<string, number>();
  /** The text and, inside a footnote, the footnote's text. */
  readonly #texts: string[] = [''];
  #footnotes = '';
  #footnoteCount = 0;
  /** Depth inside an element whose text is not part of the document. */
  #hiddenDepth = 0;
  readonly #annotations = new OdtAnnotations();
  readonly #changes: OdtChanges;

  constructor(styles: OdtStyles, addresses: ReadonlyMap<string, string>, changes: OdtChanges) {
    this.#styles = styles;
    this.#addresses = addresses;
    this.#changes = changes;
  }

  get comments(): DocumentComment[] {
    return this.#annotations.comments;
  }

  take(piece: XmlPiece): void {
    if (this.#annotations.isOpen) this.#annotations.take(piece);
    else if (this.#changes.isOpen) this.#changes.take(piece);
    else if (this.#hiddenDepth > 0) this.#pass(piece);
    else if (piece.kind === 'text') this.#write(this.#changes.mark(escapeXml(piece.text)));
    else if (piece.kind === 'close') this.#close(piece.name);
    else this.#begin(piece);
  }

  end(): string {
    while (this.#texts.length > 1) this.#endFootnote();
    // The style applies to each line of a text and each paragraph of a quotation, so adjacent ones are joined.
    const text = this.#texts.join('').replaceAll('</pre><pre>', '\n').replaceAll('</blockquote><blockquote>', '');
    return `${text}${this.#footnotes === '' ? '' : `<ol>${this.#footnotes}</ol>`}`;
  }

  #write(html: string): void {
    this.#texts[this.#texts.length - 1] += html;
  }

  #pass({ kind }: XmlPiece): void {
    if (kind === 'open') this.#hiddenDepth += 1;
    else if (kind === 'close') this.#hiddenDepth -= 1;
  }

  #begin(tag: Tag): void {
    if (tag.name === 'text:note-citation') {
      if (tag.kind === 'open') this.#hiddenDepth = 1;
      return;
    }
    const mark = this.#annotations.begin(tag) ?? this.#changes.begin(tag);
    if (mark !== undefined) {
      this.#write(mark);
      const isListed = this.#annotations.isOpen || this.#changes.isOpen;
      if (tag.kind === 'open' && !isListed) this.#open.push('');
      return;
    }
    const [start, end] = this.#toTags(tag);
    this.#write(start);
    if (tag.kind === 'open') this.#open.push(end);
    else this.#write(end);
    if (tag.name === 'text:note-body' && tag.kind === 'open') this.#texts.push('');
  }

  #close(name: string): void {
    if (name === 'text:note-body' && this.#texts.length > 1) this.#endFootnote();
    if (name === 'text:list') this.#endList();
    this.#write(this.#open.pop() ?? '');
  }

  #endFootnote(): void {
    const number = this.#footnoteCount - (this.#texts.length - 2);
    const back = `<a href="#footnote-reference-${number}">↑</a>`;
    this.#footnotes += `<li id="footnote-${number}">${this.#texts.pop()}${back}</li>`;
  }

  #endList(): void {
    const list = this.#lists.pop();
    if (list) this.#nextNumbers.set(`${list.style} ${list.level}`, list.next);
  }

  #toTags(tag: Tag): Tags {
    const { name, attributes } = tag;
    const same = SAME_AS.get(name);
    if (same !== undefined) return [`<${same}>`, `</${same}>`];
    switch (name) {
      case 'text:p':
        return this.#styles.blocks.get(attributes.get('text:style-name') ?? '') ?? ['<p>', '</p>'];
      case 'text:h': {
        const level = Math.min(6, Math.max(1, Number(attributes.get('text:outline-level') ?? 1)));
        return [`<h${level}>`, `</h${level}>`];
      }
      case 'text:a':
        return [`<a href="${escapeXml(attributes.get('xlink:href') ?? '')}">`, '</a>'];
      case 'text:list':
        return tag.kind === 'open' ? this.#beginList(tag) : ['', ''];
      case 'text:list-item':
        return [this.#toItem(tag), '</li>'];
      case 'text:span':
        return this.#styles.looks.get(attributes.get('text:style-name') ?? '') ?? ['', ''];
      case 'text:line-break':
        return ['<br>', ''];
      case 'text:tab':
        return [' ', ''];
      case 'text:s':
        return [' '.repeat(Math.min(MAX_BLANKS, Number(attributes.get('text:c') ?? 1) || 1)), ''];
      case 'text:note':
        this.#footnoteCount += 1;
        return [toReference(this.#footnoteCount), ''];
      case 'draw:image': {
        const address = this.#addresses.get(attributes.get('xlink:href') ?? '');
        return [address === undefined ? '' : `<img src="${address}" alt="">`, ''];
      }
      default:
        return ['', ''];
    }
  }

  #beginList({ attributes }: Tag): Tags {
    const around = this.#lists.at(-1);
    const style = attributes.get('text:style-name') ?? around?.style ?? '';
    const level = (around?.level ?? 0) + 1;
    const numbered = this.#styles.lists.get(style)?.get(level);
    const isContinued = attributes.get('text:continue-numbering') === 'true' || attributes.has('text:continue-list');
    const next = (isContinued ? this.#nextNumbers.get(`${style} ${level}`) : undefined) ?? numbered?.start ?? 1;
    this.#lists.push({ style, level, numbered, next });
    return numbered ? ['<ol>', '</ol>'] : ['<ul>', '</ul>'];
  }

  #toItem({ attributes }: Tag): string {
    const list = this.#lists.at(-1);
    if (!list?.numbered) return '<li>';
    const number = Number(attributes.get('text:start-value') ?? list.next) || list.next;
    list.next = number + 1;
    return `<li${toItemAttributes(number, this.#toLabel(list.numbered))}>`;
  }

  #toLabel({ format, shownLevels, prefix, suffix }: NumberedLevel): string | undefined {
    if (format === undefined) return undefined;
    const numbers = this.#lists
      .slice(-Math.max(1, shownLevels))
      .flatMap(({ numbered, next }) => (numbered ? [formatNumber(next - 1, numbered.format ?? '1')] : []));
    return `${prefix}${numbers.join('.')}${suffix}`;
  }
}

function toReference(number: number): string {
  return `<sup><a href="#footnote-${number}" id="footnote-reference-${number}">[${number}]</a></sup>`;
}
