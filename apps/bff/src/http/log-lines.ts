/** Takes bytes. */
type Output = { write(bytes: Buffer): unknown };

// Written one by one, lines cost a tenth of what a call does. Together they go out soon enough to be followed.
const BUFFER_BYTES = 64 * 1024;
const WRITE_EVERY_MS = 100;
const MAX_BYTES_OF_CHAR = 3;

/**
 * Keeps lines until there is no room for more, or for a tenth of a second. The library's own buffer is told nothing of it, as it
 * measures all that it holds anew with each line. Lines are kept as the bytes that go out: what was handed on is not touched
 * again, and what follows it takes the room behind it.
 */
export class LogLines {
  readonly #output: Output;
  #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #start = 0;
  #end = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(output: Output) {
    this.#output = output;
  }

  write(line: string): void {
    const mostBytes = line.length * MAX_BYTES_OF_CHAR;
    if (mostBytes > this.#buffer.length - this.#end) this.#makeRoom(mostBytes);
    this.#end += this.#buffer.write(line, this.#end);
    this.#timer ??= setTimeout(() => this.flush(), WRITE_EVERY_MS).unref();
  }

  /** Hands on what there is. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#start === this.#end) return;
    const bytes = this.#buffer.subarray(this.#start, this.#end);
    this.#start = this.#end;
    this.#output.write(bytes);
  }

  #makeRoom(sizeBytes: number): void {
    this.flush();
    this.#buffer = Buffer.allocUnsafeSlow(Math.max(BUFFER_BYTES, sizeBytes));
    this.#start = 0;
    this.#end = 0;
  }
}
