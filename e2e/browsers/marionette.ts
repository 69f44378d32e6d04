import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error, WebElement } from 'selenium-webdriver';
import { Capabilities } from 'selenium-webdriver/lib/capabilities.js';
import { type Command, type Executor, Name } from 'selenium-webdriver/lib/command.js';
import { Session } from 'selenium-webdriver/lib/session.js';
import { WebDriver } from 'selenium-webdriver/lib/webdriver.js';

type Parameters = Record<string, unknown>;
type Response = Record<string, unknown> | null;
type Failure = { error: string; message: string };

/** The WebDriver commands that the journeys use, by their names in Firefox. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  [Name.ACTIONS, 'WebDriver:PerformActions'],
  [Name.CLEAR_ELEMENT, 'WebDriver:ElementClear'],
  [Name.CLICK_ELEMENT, 'WebDriver:ElementClick'],
  [Name.EXECUTE_SCRIPT, 'WebDriver:ExecuteScript'],
  [Name.FIND_ELEMENT, 'WebDriver:FindElement'],
  [Name.GET, 'WebDriver:Navigate'],
  ['getAccessibleName', 'WebDriver:GetComputedLabel'],
  ['getAriaRole', 'WebDriver:GetComputedRole'],
  [Name.QUIT, 'Marionette:Quit'],
  [Name.SEND_KEYS_TO_ELEMENT, 'WebDriver:ElementSendKeys'],
  ['setWindowRect', 'WebDriver:SetWindowRect'],
]);

/** Opens a WebDriver session with a Firefox whose automation protocol, Marionette, listens on a port of this machine. */
export async function openMarionetteSession(port: number): Promise<WebDriver> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const marionette = new Marionette(socket);
  const session = await marionette.send('WebDriver:NewSession', {});
  return new WebDriver(new Session(String(session?.sessionId), new Capabilities()), marionette);
}

/** Sends commands as `length:[0, id, name, parameters]` and receives responses as `length:[1, id, failure, response]`. */
class Marionette implements Executor {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, PromiseWithResolvers<Response>>();
  #lastId = 0;
  #closed: Error | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    void this.#takeResponses();
  }

  async execute(command: Command): Promise<unknown> {
    const name = COMMANDS.get(command.getName());
    if (!name) throw new error.UnknownCommandError(command.getName());
    const { id: element, ...parameters } = command.getParameters();
    const response = await this.send(name, element ? { ...parameters, id: WebElement.extractId(element) } : parameters);
    return response && 'value' in response ? response.value : response;
  }

  /** Resolves to the response. Rejects with WebDriver's error if the command failed, or if the browser closed the connection. */
  async send(name: string, parameters: Parameters): Promise<Response> {
    if (this.#closed) throw this.#closed;
    this.#lastId += 1;
    const message = JSON.stringify([0, this.#lastId, name, parameters]);
    const response = Promise.withResolvers<Response>();
    this.#waiting.set(this.#lastId, response);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return response.promise;
  }

  async #takeResponses(): Promise<void> {
    let cause: unknown;
    try {
      for await (const message of readMessages(this.#socket)) {
        // The first message is a greeting.
        if (!Array.isArray(message)) continue;
        const [, id, failure, response] = message as [1, number, Failure | null, Response];
        if (failure) this.#waiting.get(id)?.reject(toError(failure));
        else this.#waiting.get(id)?.resolve(response);
        this.#waiting.delete(id);
      }
    } catch (error) {
      cause = error;
    }
    this.#closed = new Error('Firefox closed the connection.', { cause });
    for (const { reject } of this.#waiting.values()) reject(this.#closed);
  }
}

function toError(failure: Failure): unknown {
  try {
    return error.throwDecodedError(failure);
  } catch (decoded) {
    return decoded;
  }
}

async function* readMessages(socket: Socket): AsyncGenerator<unknown> {
  let received: Buffer = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (let end = findEnd(received); end <= received.length; end = findEnd(received)) {
      yield JSON.parse(received.toString('utf8', received.indexOf(':') + 1, end));
      received = received.subarray(end);
    }
  }
}

/** Returns the end of the first message, which is beyond the received data if its length has not arrived. */
function findEnd(received: Buffer): number {
  const colon = received.indexOf(':');
  return colon === -1 ? Number.POSITIVE_INFINITY : colon + 1 + Number(received.toString('latin1', 0, colon));
}
