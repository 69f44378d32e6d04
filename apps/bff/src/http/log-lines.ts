/** Takes text. */
type Output = { write(text: string): unknown };

// Written one by one, lines cost a tenth of what a call does. Together they go out soon enough to be followed.
const WRITE_FROM_CHARS = 64_000;
const WRITE_EVERY_MS = 100;

/**
 * Keeps lines until there are enough of them, or for a tenth of a second. The library's own buffer is told nothing of it, as it
 * measures all that it holds anew with each line.
 */
export class LogLines {
  readonly #output: Output;
  #lines: string[] = [];
  #chars = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(output: Output) {
    this.#output = output;
  }

  write(line: string): void {
    this.#lines.push(line);
    this.#chars += line.length;
    if (this.#chars >= WRITE_FROM_CHARS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), WRITE_EVERY_MS).unref();
  }

  /** Hands on what there is. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    if (lines.length === 0) return;
    this.#lines = [];
    this.#chars = 0;
    this.#output.write(lines.join(''));
  }
}
