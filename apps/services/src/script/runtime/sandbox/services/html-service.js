/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { newBlob, toContent } from '#script/runtime/sandbox/host/blob.js';
import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';
import { WEB_RESULT } from './content-service.js';

const SCRIPTLET = /<\?(!=|=)?([\s\S]*?)\?>/g;
/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };

/**
 * Creates the scripts' `HtmlService`.
 * @param {Host} host
 * @param {{ pages: Readonly<Record<string, string>>, userAgent: string | null }} facts HTML files of the project, and the user
 * agent of the browser.
 */
export function createHtmlService(host, { pages, userAgent }) {
  /** @param {string} fileName */
  const read = (fileName) => {
    const name = String(fileName).replace(/\.html$/, '');
    if (!Object.hasOwn(pages, name)) throw new Exception(`No HTML file named ${name} was found.`);
    return pages[name] ?? '';
  };
  /** @param {any} source */
  const toText = (source) =>
    typeof source === 'string'
      ? source
      : host('decodeText', [toContent('HtmlService.createHtmlOutput', source).base64, 'UTF-8']);
  return publicService('HtmlService', {
    SandboxMode: toEnumeration(['EMULATED', 'IFRAME', 'NATIVE']),
    XFrameOptionsMode: toEnumeration(['ALLOWALL', 'DEFAULT']),
    /** @param {any} [source] */
    createHtmlOutput: (source = '') => new HtmlOutput(host, toText(source)),
    /** @param {string} name */
    createHtmlOutputFromFile: (name) => new HtmlOutput(host, read(name)),
    /** @param {any} source */
    createTemplate: (source) => new HtmlTemplate(host, toText(source)),
    /** @param {string} name */
    createTemplateFromFile: (name) => new HtmlTemplate(host, read(name)),
    /** The requesting browser. Null for a run without a browser request. */
    getUserAgent: () => userAgent,
  });
}

/** A page that a web app returns. It is displayed without access to the services. */
class HtmlOutput extends PublicObject {
  #host;
  #content;
  #title = '';
  #faviconUrl = '';
  /** @type {{ width?: number, height?: number }} */
  #size = {};
  /** @type {[string, string][]} */
  #metaTags = [];

  /**
   * @param {Host} host
   * @param {string} content
   */
  constructor(host, content) {
    super('HTML.HtmlOutput');
    this.#host = host;
    this.#content = content;
  }

  getContent() {
    return this.#content;
  }

  /** @param {string} content */
  setContent(content) {
    this.#content = String(content);
    return this;
  }

  /** @param {string} content */
  append(content) {
    this.#content += String(content);
    return this;
  }

  /** @param {string} content */
  appendUntrusted(content) {
    return this.append(escapeHtml(content));
  }

  clear() {
    return this.setContent('');
  }

  getTitle() {
    return this.#title;
  }

  /** @param {string} title */
  setTitle(title) {
    this.#title = String(title);
    return this;
  }

  /**
   * @param {string} name
   * @param {string} content
   */
  addMetaTag(name, content) {
    this.#metaTags.push([String(name), String(content)]);
    return this;
  }

  getMetaTags() {
    return this.#metaTags.map(([name, content]) =>
      publicService('HTML.HtmlOutputMetaTag', { getName: () => name, getContent: () => content }),
    );
  }

  getFaviconUrl() {
    return this.#faviconUrl || null;
  }

  /** @param {string} url */
  setFaviconUrl(url) {
    this.#faviconUrl = String(url);
    return this;
  }

  getWidth() {
    return this.#size.width ?? null;
  }

  /** @param {number} width Width of a dialog. A web app fills its window. */
  setWidth(width) {
    this.#size.width = Number(width);
    return this;
  }

  getHeight() {
    return this.#size.height ?? null;
  }

  /** @param {number} height */
  setHeight(height) {
    this.#size.height = Number(height);
    return this;
  }

  getBlob() {
    return newBlob(this.#host, this.#content, 'text/html', this.#title || null);
  }

  /** @param {string} contentType */
  getAs(contentType) {
    return this.getBlob().getAs(contentType);
  }

  asTemplate() {
    return new HtmlTemplate(this.#host, this.#content);
  }

  /** Pages are never displayed in frames of other sites, regardless of the requested mode. */
  setXFrameOptionsMode() {
    return this;
  }

  setSandboxMode() {
    return this;
  }

  get [Symbol.toStringTag]() {
    return 'HtmlOutput';
  }

  [WEB_RESULT]() {
    const tags = this.#metaTags.map(
      ([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    );
    const title = this.#title && `<title>${escapeHtml(this.#title)}</title>`;
    const icon = this.#faviconUrl && `<link rel="icon" href="${escapeHtml(this.#faviconUrl)}">`;
    const head = `<!doctype html><meta charset="utf-8">${title}${icon}${tags.join('')}`;
    return { mimeType: 'text/html', head, content: this.#content };
  }
}

/** A page with scriptlets, which can use the properties that the script sets on it. */
class HtmlTemplate extends PublicObject {
  #host;
  #source;

  /**
   * @param {Host} host
   * @param {string} source
   */
  constructor(host, source) {
    super('HTML.HtmlTemplate');
    this.#host = host;
    this.#source = source;
  }

  getRawContent() {
    return this.#source;
  }

  getCode() {
    let code = "let output = '';";
    let end = 0;
    for (const found of this.#source.matchAll(SCRIPTLET)) {
      const [all, kind, body = ''] = found;
      code += `output += ${JSON.stringify(this.#source.slice(end, found.index))};`;
      if (kind === undefined) code += `${body}\n`;
      else code += `output += ${kind === '=' ? 'escape' : 'String'}(${body.trim().replace(/;$/, '')}\n);`;
      end = found.index + all.length;
    }
    return `${code}output += ${JSON.stringify(this.#source.slice(end))}; return output;`;
  }

  getCodeWithComments() {
    const lines = this.#source.split('\n').map((line) => `// ${line}`);
    return `${lines.join('\n')}\n${this.getCode()}`;
  }

  evaluate() {
    const values = Object.entries(this);
    // The code belongs to the script, as does the sandbox that runs it.
    const render = Reflect.construct(Function, ['escape', ...values.map(([name]) => name), this.getCode()]);
    return new HtmlOutput(this.#host, render(escapeHtml, ...values.map(([, value]) => value)));
  }

  get [Symbol.toStringTag]() {
    return 'HtmlTemplate';
  }
}

/** @param {unknown} text */
function escapeHtml(text) {
  return String(text ?? '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
