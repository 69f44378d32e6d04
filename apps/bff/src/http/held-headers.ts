import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * An answer that keeps its headers in one object until it is sent. Node's own keeps the name of each in two spellings and, as
 * soon as any was set, takes those of `writeHead` in one by one: a twelfth of the processor time of a read. Names are sent in
 * lower case. What names and values may be made of is checked when they are sent.
 */
export class HeldHeadersResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly #headers: OutgoingHttpHeaders = {};

  /** Throws ERR_HTTP_HEADERS_SENT when it is too late. */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    if (this.headersSent) return super.setHeader(name, value);
    this.#headers[name.toLowerCase()] = typeof value === 'object' ? [...value] : value;
    return this;
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    const before = this.getHeader(name);
    return this.setHeader(name, before === undefined ? value : [before, value].flat().map(String));
  }

  override getHeader(name: string): OutgoingHttpHeader | undefined {
    return this.#headers[name.toLowerCase()];
  }

  override getHeaders(): OutgoingHttpHeaders {
    return { ...this.#headers };
  }

  override getHeaderNames(): string[] {
    return Object.keys(this.#headers);
  }

  override hasHeader(name: string): boolean {
    return Object.hasOwn(this.#headers, name.toLowerCase());
  }

  override removeHeader(name: string): void {
    // Node notes besides that a header which it would add by itself, as the date is, is not wanted.
    super.removeHeader(name);
    delete this.#headers[name.toLowerCase()];
  }

  override writeHead(status: number, reason?: string, headers?: GivenHeaders): this;
  override writeHead(status: number, headers?: GivenHeaders): this;
  override writeHead(status: number, reason?: string | GivenHeaders, headers?: GivenHeaders): this {
    const given = typeof reason === 'object' ? reason : headers;
    if (given && !this.headersSent) this.#take(given);
    return typeof reason === 'string'
      ? super.writeHead(status, reason, this.#headers)
      : super.writeHead(status, this.#headers);
  }

  #take(given: GivenHeaders): void {
    if (Array.isArray(given)) {
      // Names and values in turns; a name that comes again adds a value.
      const names = given.filter((_, index) => index % 2 === 0).map((name) => String(name).toLowerCase());
      for (const name of names) delete this.#headers[name];
      for (const [index, name] of names.entries()) this.appendHeader(name, toText(given[index * 2 + 1]));
      return;
    }
    for (const name in given) this.#headers[name.toLowerCase()] = given[name];
  }
}

function toText(value: OutgoingHttpHeader | undefined): string | readonly string[] {
  return typeof value === 'number' ? String(value) : (value ?? '');
}
