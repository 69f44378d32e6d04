import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import type { SheetMethod, SheetMethods, SheetRequest, SheetResponse, SheetResult } from './sheet-messages.ts';

const MAX_SECONDS = 60;
const DOWNLOAD = 'Download the file to open it in another program.';

// A worker starts with this code, while the content of the first spreadsheet is still being fetched.
let startedWorker: Worker | undefined = startWorker();

/** The client of the worker that holds a spreadsheet. */
export class SheetClient {
  readonly #worker = startedWorker ?? startWorker();
  readonly #waiting = new Map<number, PromiseWithResolvers<SheetResult<SheetMethod>>>();
  #lastId = 0;

  constructor() {
    startedWorker = undefined;
    this.#worker.onmessage = ({ data }: MessageEvent<SheetResponse>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failure' in data) waiting?.reject(new DecodingError(data.failure.message, data.failure.remedy));
      else waiting?.resolve(data.result);
    };
    this.#worker.onerror = () => this.#fail(new DecodingError('The preview could not be started.', 'Reload the page.'));
  }

  /** Calls a method of the worker. Rejects with a DecodingError, including if the call takes longer than a minute. */
  async call<Name extends SheetMethod>(
    name: Name,
    ...args: Parameters<SheetMethods[Name]>
  ): Promise<SheetResult<Name>> {
    this.#lastId += 1;
    const waiting = Promise.withResolvers<SheetResult<SheetMethod>>();
    this.#waiting.set(this.#lastId, waiting);
    const late = setTimeout(() => {
      this.#fail(new DecodingError(`The preview took longer than ${MAX_SECONDS} seconds.`, DOWNLOAD));
      this.close();
    }, MAX_SECONDS * 1_000);
    const transferred = args.filter((value) => value instanceof ArrayBuffer);
    this.#worker.postMessage({ id: this.#lastId, name, args } as SheetRequest, transferred);
    try {
      return (await waiting.promise) as SheetResult<Name>;
    } finally {
      clearTimeout(late);
    }
  }

  /** Terminates the worker. Pending calls never resolve. */
  close(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #fail(error: DecodingError): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
}
