import { expect } from 'vitest';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import type { TestHandler } from '#testing/servers/test-server.ts';
import { TestBff, type TestBffOptions } from '#testing/test-bff.ts';
import { ChaosProxy } from './chaos-proxy.ts';
import { countOpenIntents } from './count-open-intents.ts';
import { FaultWatch } from './fault-watch.ts';
import type { Toxic } from './toxics.ts';

const SHORT_MS = 300;
const OTHER = '/api/calendar/v3/calendars/c/events';

/** A BFF with short limits behind a bad network, somebody who meets the faults, and a bystander who must not. */
export class FaultHarness implements AsyncDisposable {
  readonly bff: TestBff;
  readonly network: ChaosProxy;
  readonly operator: TestBrowser;
  readonly watch: FaultWatch;

  private constructor(bff: TestBff, network: ChaosProxy, operator: TestBrowser, watch: FaultWatch) {
    this.bff = bff;
    this.network = network;
    this.operator = operator;
    this.watch = watch;
  }

  static async start(
    guardLimits: NonNullable<TestBffOptions['proxyLimits']>['guardLimits'] = {},
  ): Promise<FaultHarness> {
    const bad = Promise.withResolvers<ChaosProxy>();
    const metricsPort = await findFreePort();
    const bff = await TestBff.start({
      reroute: async (origin) => {
        const proxy = await ChaosProxy.start(origin);
        bad.resolve(proxy);
        return proxy.origin;
      },
      metricsPort,
      proxyLimits: {
        callLimits: {
          headersMs: SHORT_MS,
          runMs: SHORT_MS,
          watchMs: SHORT_MS,
          betweenBytesMs: SHORT_MS,
          jsonWindowMs: SHORT_MS,
          uploadWindowMs: SHORT_MS,
        },
        guardLimits: { failuresInRow: 1_000, sampleCalls: 1_000, ...guardLimits },
      },
    });
    const operator = await bff.signIn('operator');
    const bystander = await bff.signIn('reviewer');
    return new FaultHarness(bff, await bad.promise, operator, watchOver(bff, bystander, metricsPort));
  }

  /** Makes the network bad for connections to come, of which the next call makes one. */
  async poison(toxics: { request?: Toxic; response?: Toxic }): Promise<void> {
    this.network.request = toxics.request;
    this.network.response = toxics.response;
    await this.network.cut();
  }

  /** Answers in place of the file and script services; the calendar, with which the bystander works, goes on. */
  response(handler: TestHandler): void {
    this.bff.upstream.handler = (request, response) => {
      if (!request.url?.startsWith('/calendar')) return handler(request, response);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
  }

  /**
   * Resolves with how an action ends: a response, or `broken` when the connection did. Rejects when nothing has ended for
   * longer than the limits allow.
   */
  outcome(action: Promise<Response>): Promise<Response | 'broken'> {
    return this.watch.within(action.catch(() => 'broken' as const));
  }

  /** Ends all faults; whoever met them can work again, and nobody and nothing else was harmed. */
  async recover(): Promise<void> {
    this.bff.upstream.handler = undefined;
    await this.network.up();
    await this.network.cut();
    expect((await this.operator.request('/api/drive/v3/files')).status).toBe(200);
    await this.watch.expectUnharmed();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.watch[Symbol.asyncDispose]();
    await this.bff[Symbol.asyncDispose]();
    await this.network.down();
  }
}

/** Looks on over a process whose measurements are at a port, with the calls of a bystander to the calendar. */
export function watchOver(bff: TestBff, bystander: TestBrowser, metricsPort: number): FaultWatch {
  return new FaultWatch({
    bystand: () => bystander.request(OTHER),
    readMetrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    countOpenIntents: async () => {
      await using store = bff.openStore();
      return await countOpenIntents(store);
    },
    findFaults: async () => {
      await using store = bff.openStore();
      return await bff.observed.findFaults(store, openKeyRing(bff.config.keyRing));
    },
  });
}
