const BLOCKS: ReadonlySet<string> = new Set(
  'address,article,blockquote,body,div,dd,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,tbody,tfoot,thead,tr,ul'.split(
    ',',
  ),
);
const SKIPPED_ELEMENTS = 'script,style,template,noscript,head,title';

/**
 * Converts a document to lines for comparing revisions: a line for each paragraph, heading (`#`), list item (`-` or its label)
 * and table row, with cells separated by bars. Links include their URL. Pictures appear with their description and the name that
 * `namePicture` returns for their URL, such as `Picture 2`. Tracked changes are in brackets.
 */
export function toDocumentLines(html: string, namePicture: (address: string) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(SKIPPED_ELEMENTS)) element.remove();
  for (const picture of body.querySelectorAll('img')) {
    const name = namePicture(picture.getAttribute('src') ?? '');
    picture.replaceWith(`[${name}: ${picture.alt || 'no description'}]`);
  }
  for (const link of body.querySelectorAll('a[href]')) addAddress(link);
  for (const change of body.querySelectorAll('ins[title], del[title]')) nameChange(change);
  const lines: string[] = [];
  writeBlock(body, '', lines);
  return lines.join('\n');
}

/** Appends the URL of a link to its text, because a changed URL with the same text is a change. */
function addAddress(link: Element): void {
  const address = link.getAttribute('href')?.trim() ?? '';
  const isWithin = address === '' || address.startsWith('#');
  if (!isWithin && address !== link.textContent.trim()) link.append(` (${address})`);
}

/** Accepting or rejecting a tracked change is a change, too. */
function nameChange(change: Element): void {
  change.prepend(change.localName === 'ins' ? '[inserted: ' : '[deleted: ');
  change.append(']');
}

function writeBlock(element: Element, prefix: string, lines: string[]): void {
  let [line, start] = ['', prefix];
  const end = () => {
    const text = line.replaceAll(/\s+/gu, ' ').trim();
    if (text !== '') lines.push(`${start}${text}`);
    if (text !== '') start = ' '.repeat(prefix.length);
    line = '';
  };
  for (const node of element.childNodes) {
    if (node instanceof Text) line += node.data;
    else if (!(node instanceof Element)) continue;
    else if (node.localName === 'tr') {
      end();
      lines.push(toRow(node));
    } else if (BLOCKS.has(node.localName)) {
      end();
      const before = lines.length;
      writeBlock(node, `${start}${getPrefix(node)}`, lines);
      if (lines.length > before) start = ' '.repeat(prefix.length);
    } else line += toWords(node);
  }
  end();
}

function getPrefix(element: Element): string {
  const level = /^h([1-6])$/.exec(element.localName)?.[1];
  if (level !== undefined) return `${'#'.repeat(Number(level))} `;
  if (element.localName !== 'li') return '';
  const label = element.getAttribute('data-label');
  if (label !== null) return `${label} `;
  const number = element.getAttribute('value');
  return number === null ? '- ' : `${number}. `;
}

function toRow(row: Element): string {
  return `| ${Array.from(row.children, (cell) => toWords(cell).replaceAll(/\s+/gu, ' ').trim()).join(' | ')} |`;
}

function toWords(element: Element): string {
  if (element.localName === 'br') return ' ';
  return Array.from(element.childNodes, (node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    return BLOCKS.has(node.localName) ? ` ${toWords(node)} ` : toWords(node);
  }).join('');
}
