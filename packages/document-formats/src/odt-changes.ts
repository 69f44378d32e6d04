import { type TrackedChange, type TrackedChanges, toChangeTags } from './tracked-changes.ts';
import { escapeXml, type XmlPiece } from './xml.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;
type Region = TrackedChange & { text: string };

const KINDS: ReadonlyMap<string, TrackedChange['kind']> = new Map([
  ['text:insertion', 'ins'],
  ['text:deletion', 'del'],
]);

/** Collects the tracked changes of an OpenDocument text, which precede its content, and marks them in it. */
export class OdtChanges {
  readonly #isMarked: boolean;
  readonly #regions = new Map<string, Region>();
  readonly #inserted = new Set<Region>();
  #isOpen = false;
  #region: Region | undefined;
  #field: 'author' | 'date' | 'text' = 'text';

  constructor(trackedChanges: TrackedChanges) {
    this.#isMarked = trackedChanges === 'mark';
  }

  /** Whether the parser is inside the list of changes, which contains deleted text. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Returns the text of a deletion at its position as HTML, an empty text for other tags of changes, and else undefined. */
  begin({ kind, name, attributes }: Tag): string | undefined {
    const region = this.#regions.get(attributes.get('text:change-id') ?? '');
    switch (name) {
      case 'text:tracked-changes':
        this.#isOpen = kind === 'open';
        return '';
      case 'text:change':
        return region ? this.#toDeletion(region) : '';
      case 'text:change-start':
        if (region?.kind === 'ins') this.#inserted.add(region);
        return '';
      case 'text:change-end':
        if (region) this.#inserted.delete(region);
        return '';
      default:
        return undefined;
    }
  }

  /** Processes a part of the list of changes. */
  take(piece: XmlPiece): void {
    if (piece.kind === 'close') {
      if (piece.name === 'text:tracked-changes') this.#isOpen = false;
      else if (/^dc:(?:creator|date)$/u.test(piece.name)) this.#field = 'text';
    } else if (piece.kind === 'text') this.#write(piece.text);
    else this.#enter(piece);
  }

  /** Marks text of the content, as HTML, if it was inserted. */
  mark(html: string): string {
    const [region] = this.#inserted;
    if (!region || !this.#isMarked || html.trim() === '') return html;
    const [start, end] = toChangeTags(region);
    return `${start}${html}${end}`;
  }

  #enter({ kind, name, attributes }: Tag): void {
    if (name === 'text:changed-region') {
      this.#region = { kind: 'ins', author: '', text: '' };
      this.#regions.set(attributes.get('text:id') ?? attributes.get('xml:id') ?? '', this.#region);
    } else if (kind === 'open' && name === 'dc:creator') this.#field = 'author';
    else if (kind === 'open' && name === 'dc:date') this.#field = 'date';
    else if (this.#region && KINDS.has(name)) this.#region.kind = KINDS.get(name) ?? 'ins';
    else if (/^text:(?:p|h|tab|s|line-break)$/u.test(name)) this.#write(' ');
  }

  #write(text: string): void {
    if (this.#region && this.#field === 'author') this.#region.author += text;
    else if (this.#region && this.#field === 'text') this.#region.text += text;
  }

  #toDeletion(region: Region): string {
    const text = region.text.replaceAll(/\s+/gu, ' ').trim();
    if (!this.#isMarked || region.kind !== 'del' || text === '') return '';
    const [start, end] = toChangeTags(region);
    return `${start}${escapeXml(text)}${end}`;
  }
}
