import { markUnseen } from '@rotunda/api-client/visible-text';

/** Text that is already HTML. Only created by `html`, so that all other text in a page is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type HtmlValue = string | number | Html | readonly Html[] | undefined;

/**
 * Template tag for HTML: escapes values and marks their invisible characters, unless they were created by `html`. Undefined is
 * rendered as an empty string.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toText)));
}

function toText(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map((part) => part.text).join('');
}

function escapeHtml(text: string): string {
  return markUnseen(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
