import { escapeXml } from '@rotunda/document-formats/xml';

/** A structure element of a page, as returned by the library (ISO 32000, 14.8.4). */
export type StructureNode = { role?: string; alt?: string; type?: string; id?: string; children?: StructureNode[] };

/** Access to the content of a page by the IDs in its structure. */
export type PageContent = {
  /** Returns the text as HTML. */
  textOf: (id: string, isHeading: boolean) => string;
  /** Returns the plain text. */
  plainOf: (id: string) => string;
  /** Returns preformatted text with the indentation of its lines. */
  preformattedOf: (ids: readonly string[]) => string;
  /** Whether it is monospaced text. */
  isCode: (id: string) => boolean;
  /** Whether it is only a line across the page. */
  isRule: (id: string) => boolean;
  /** Returns the address of a content's picture. */
  pictureOf: (id: string) => string | undefined;
  /** Returns the address of a link. */
  addressOf: (id: string) => string | undefined;
};

const CONTAINERS =
  /^(?:Root|Document|DocumentFragment|Part|Art|Sect|Div|Aside|TOC|TOCI|Index|Private|Title|NonStruct)$/u;
/** The number at the start of a footnote and in its references. */
const NUMBER = /^\s*[[(]?(\d{1,4})(?!\d)/u;
const ORDERED = /^\(?(\d{1,9})[.)]?$/u;

/** Represents a line break by the author, as opposed to one caused by the page width. */
export const BREAK_TEXT = '\n';

/** Converts the structure of a page to HTML. */
export function toHtml(node: StructureNode, content: PageContent): string {
  return new StructureWriter(content).writeBlocks(node);
}

class StructureWriter {
  readonly #content: PageContent;

  constructor(content: PageContent) {
    this.#content = content;
  }

  writeBlocks(node: StructureNode): string {
    return (node.children ?? []).map((child) => this.#writeBlock(child)).join('\n');
  }

  #writeBlock(node: StructureNode): string {
    const { role = '' } = node;
    const heading = /^H([1-6])?$/u.exec(role);
    if (heading) return `<h${heading[1] ?? 1}>${this.#writeInline(node, true)}</h${heading[1] ?? 1}>`;
    const contents = listContents(node);
    if (contents.length > 0 && contents.every((id) => this.#content.isRule(id))) return '<hr>';
    if (this.#isPreformatted(node, contents)) return `<pre>${escapeXml(this.#content.preformattedOf(contents))}</pre>`;
    if (role === 'BlockQuote') return `<blockquote>${this.writeBlocks(node)}</blockquote>`;
    if (CONTAINERS.test(role)) return this.writeBlocks(node);
    if (role === 'L') return this.#writeList(node);
    if (role === 'Table') return `<table>${this.#writeRows(node)}</table>`;
    if (role === 'Artifact') return '';
    if (role === 'Note' || role === 'FENote') return this.#writeNote(node);
    if (hasBlocks(node)) return this.writeBlocks(node);
    return `<p>${node.type === 'content' ? this.#writeContent(node, false) : this.#writeInline(node, false)}</p>`;
  }

  /** Preformatted text has the role, or consists of monospaced lines. */
  #isPreformatted(node: StructureNode, contents: readonly string[]): boolean {
    if (node.role === 'Code') return true;
    if (!/^(?:P|Div|NonStruct)$/u.test(node.role ?? '') || hasBlocks(node)) return false;
    return (
      contents.length > 0 &&
      contents.every((id) => this.#content.isCode(id)) &&
      this.#writePlain(node).trimEnd().includes('\n')
    );
  }

  #writeInline(node: StructureNode, isHeading: boolean): string {
    const inner = (node.children ?? [])
      .map((child) =>
        child.type === undefined ? this.#writeInline(child, isHeading) : this.#writeContent(child, isHeading),
      )
      .join('');
    if (node.role === 'Span' && node.alt === BREAK_TEXT) return `${inner}<br>`;
    if (node.role === 'Figure') return this.#writeFigure(node, inner);
    if (node.role === 'Reference') return this.#writeReference(node, inner);
    if (node.role !== 'Link') return inner;
    const link = node.children?.find(({ type }) => type === 'annotation' || type === 'object');
    const address = this.#content.addressOf(link?.id ?? '');
    const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(inner) ?? [];
    return address === undefined ? inner : `${before}<a href="${escapeXml(address)}">${text}</a>${after}`;
  }

  /** Writes a footnote reference. Both link to each other, as in pages written by programs. */
  #writeReference(node: StructureNode, inner: string): string {
    const number = NUMBER.exec(this.#writePlain(node))?.[1];
    if (number === undefined) return inner;
    return `<sup><a href="#ftnt${number}" id="ftnt_ref${number}">[${number}]</a></sup>`;
  }

  #writeNote(node: StructureNode): string {
    const number = NUMBER.exec(this.#writePlain(node))?.[1];
    const blocks = this.#writeBlock({ ...node, role: 'Div' });
    if (number === undefined) return blocks;
    const back = `<a href="#ftnt_ref${number}" id="ftnt${number}">[${number}]</a> `;
    return `<div>${blocks.replace(/<p>(?:<[^>]*>)*\s*\[?\d+[\].)]?\s*/u, (begin) => begin.replace(/\s*\[?\d+[\].)]?\s*$/u, back))}</div>`;
  }

  #writeContent({ type, id = '' }: StructureNode, isHeading: boolean): string {
    return type === 'content' ? this.#content.textOf(id, isHeading) : '';
  }

  #writeFigure(node: StructureNode, inner: string): string {
    const addresses = listContents(node).map((id) => this.#content.pictureOf(id));
    const address = addresses.find((each) => each !== undefined);
    const text = (node.alt ?? '').replace(/^-$/u, '');
    return address === undefined ? inner || escapeXml(text) : `<img src="${address}" alt="${escapeXml(text)}">${inner}`;
  }

  #writePlain(node: StructureNode): string {
    return listContents(node)
      .map((id) => this.#content.plainOf(id))
      .join('')
      .replace(/^\n+/u, '');
  }

  #writeList(list: StructureNode): string {
    const items = (list.children ?? []).filter(({ role }) => role === 'LI' || role === 'L');
    const numbers = items.map((item) => this.#readNumber(item));
    const kind = numbers.some((number) => number !== undefined) ? 'ol' : 'ul';
    const written = items.map((item, index) => {
      if (item.role === 'L') return this.#writeList(item);
      const value = numbers[index] === undefined ? '' : ` value="${numbers[index]}"`;
      const parts = (item.children ?? []).filter(({ role }) => role !== 'Lbl');
      return `<li${value}>${parts.map((part) => this.#writeItemPart(part)).join('')}</li>`;
    });
    const start = numbers[0] === undefined ? '' : ` start="${numbers[0]}"`;
    return `<${kind}${kind === 'ol' ? start : ''}>${written.join('')}</${kind}>`;
  }

  #writeItemPart(part: StructureNode): string {
    const hasBlocks = part.children?.some(({ role }) => role === 'L' || role === 'Table' || role === 'P') === true;
    if (part.role === 'L' || part.role === 'Table') return this.#writeBlock(part);
    if (part.type !== undefined) return this.#writeContent(part, false);
    if (!hasBlocks) return this.#writeInline(part, false);
    return (part.children ?? [])
      .map((child) => (child.role === 'P' ? this.#writeInline(child, false) : this.#writeItemPart(child)))
      .join('');
  }

  #readNumber(item: StructureNode): string | undefined {
    const label = item.children?.find(({ role }) => role === 'Lbl');
    const text =
      label &&
      listContents(label)
        .map((id) => this.#content.plainOf(id))
        .join('')
        .trim();
    return ORDERED.exec(text ?? '')?.[1];
  }

  #writeRows(node: StructureNode): string {
    return (node.children ?? [])
      .map((child) => {
        if (child.role !== 'TR') return this.#writeRows(child);
        const cells = (child.children ?? []).filter(({ role }) => role === 'TD' || role === 'TH');
        return `<tr>${cells.map((cell) => `<td>${this.#writeCell(cell)}</td>`).join('')}</tr>`;
      })
      .join('');
  }

  #writeCell(cell: StructureNode): string {
    const paragraphs = (cell.children ?? []).filter(({ role }) => role === 'P');
    if (paragraphs.length < 2) return this.#writeInline(cell, false);
    return paragraphs.map((each) => this.#writeInline(each, false)).join('<br>');
  }
}

function hasBlocks({ children = [] }: StructureNode): boolean {
  return children.some(({ role = '' }) => /^(?:L|Table|P|H[1-6]?)$/u.test(role));
}

function listContents(node: StructureNode): string[] {
  if (node.type === 'content') return [node.id ?? ''];
  return (node.children ?? []).flatMap(listContents);
}
