import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { ChaosProxy } from './chaos-proxy.ts';
import { TestBff, type TestBffOptions } from './test-bff.ts';
import type { Answer, TestBrowser } from './test-browser.ts';
import type { TestHandler } from './test-server.ts';
import type { Toxic } from './toxics.ts';

const SHORT_MS = 300;
const BOUND_MS = 8_000; // Far above what any fault may take with these limits, and far below the usual ones.

/** A BFF with short limits behind a bad network, somebody who meets the faults, and a bystander who must not. */
export class FaultBed implements AsyncDisposable {
  readonly bff: TestBff;
  readonly network: ChaosProxy;
  readonly operator: TestBrowser;
  readonly #bystander: TestBrowser;
  readonly #rejections: unknown[] = [];
  readonly #onRejection = (reason: unknown) => void this.#rejections.push(reason);

  private constructor(bff: TestBff, network: ChaosProxy, operator: TestBrowser, bystander: TestBrowser) {
    this.bff = bff;
    this.network = network;
    this.operator = operator;
    this.#bystander = bystander;
    process.on('unhandledRejection', this.#onRejection);
  }

  static async start(guardLimits: NonNullable<TestBffOptions['proxyLimits']>['guardLimits'] = {}): Promise<FaultBed> {
    const bad = Promise.withResolvers<ChaosProxy>();
    const bff = await TestBff.start({
      reroute: async (origin) => {
        const proxy = await ChaosProxy.start(origin);
        bad.resolve(proxy);
        return proxy.origin;
      },
      proxyLimits: {
        callLimits: {
          headersMs: SHORT_MS,
          runMs: SHORT_MS,
          watchMs: SHORT_MS,
          betweenBytesMs: SHORT_MS,
          jsonBodyMs: SHORT_MS,
          uploadWindowMs: SHORT_MS,
        },
        guardLimits: { failuresInRow: 1_000, sampleCalls: 1_000, ...guardLimits },
      },
    });
    const operator = await bff.signIn('operator');
    return new FaultBed(bff, await bad.promise, operator, await bff.signIn('reviewer'));
  }

  /** Makes the network bad for connections to come, of which the next call makes one. */
  async poison(toxics: { request?: Toxic; response?: Toxic }): Promise<void> {
    this.network.request = toxics.request;
    this.network.response = toxics.response;
    await this.network.cut();
  }

  /** Answers in place of the file and script services; the calendar, with which the bystander works, goes on. */
  answer(handler: TestHandler): void {
    this.bff.upstream.handler = (request, response) => {
      if (!request.url?.startsWith('/calendar')) return handler(request, response);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
  }

  /**
   * Resolves with how an action ends: an answer, or `broken` when the connection did. Meanwhile the bystander works on
   * with another service. Rejects when nothing has ended for longer than the limits allow.
   */
  async outcome(action: Promise<Answer>): Promise<Answer | 'broken'> {
    const ended = action.catch(() => 'broken' as const);
    const bound = setTimeout(BOUND_MS, undefined, { ref: false }).then(() => {
      throw new Error(`neither an answer nor a break within ${BOUND_MS} ms`);
    });
    const other = await this.#bystander.ask('/api/calendar/v3/calendars/c/events');
    expect(other.status).toBe(200);
    return Promise.race([ended, bound]);
  }

  /** Ends all faults; whoever met them can work again, and nothing was left unhandled. */
  async recover(): Promise<void> {
    this.bff.upstream.handler = undefined;
    await this.network.up();
    await this.network.cut();
    expect((await this.operator.ask('/api/drive/v3/files')).status).toBe(200);
    expect(this.#rejections).toEqual([]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    process.off('unhandledRejection', this.#onRejection);
    await this.bff[Symbol.asyncDispose]();
    await this.network.down();
  }
}
