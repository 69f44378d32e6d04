import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff, type TestBffOptions } from '#testing/test-bff.ts';
import { startTestServices, type TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';

/** A backend in front of the real services, with the same clock and a signed-in operator. */
export class ServedBff implements AsyncDisposable {
  readonly bff: TestBff;
  readonly services: TestServices;
  readonly operator: TestBrowser;

  private constructor(bff: TestBff, services: TestServices, operator: TestBrowser) {
    this.bff = bff;
    this.services = services;
    this.operator = operator;
  }

  static async start(options: TestBffOptions = {}): Promise<ServedBff> {
    const bff = await TestBff.start(options);
    const services = await startTestServices({ clock: bff.clock });
    serveByServices(bff.upstream, services);
    return new ServedBff(bff, services, await bff.signIn('operator'));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.bff[Symbol.asyncDispose]();
    await this.services[Symbol.asyncDispose]();
  }
}
