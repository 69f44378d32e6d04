import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received message, with unfolded header lines. */
export type ReceivedMail = { to: string[]; raw: string };

/** A mail server on this machine. */
export class MailReceiver implements AsyncDisposable {
  readonly received: ReceivedMail[] = [];
  /** The error for the next messages. Undefined to accept them. */
  refusal: { code: number; text: string } | undefined;
  /** Called with each complete message. The response is sent when it resolves. */
  gate: () => Promise<void> = async () => undefined;
  readonly #server: SMTPServer;
  #port = 0;

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      authOptional: true,
      logger: false,
      ...options,
      onData: (stream, session, done) => {
        void text(stream).then(async (raw) => {
          await this.gate();
          if (this.refusal)
            return done(Object.assign(new Error(this.refusal.text), { responseCode: this.refusal.code }));
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.received.push({ to, raw: raw.replaceAll(/\r\n[ \t]+/g, ' ') });
          return done(null, 'Queued');
        });
      },
    });
    this.#server.on('error', () => undefined);
  }

  static async start(options: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] }): Promise<MailReceiver> {
    const receiver = new MailReceiver(options);
    const { server } = receiver.#server;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    receiver.#port = (server.address() as AddressInfo).port;
    return receiver;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    await promise;
  }
}
