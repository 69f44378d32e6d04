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

/** A BFF with short limits behind a bad network, a user affected by the faults, and a bystander who must not be affected. */
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

  /** `limitMs` is the time limit of each part of a call. Tests in which no call may exceed it set a long one. */
  static async start(
    guardLimits: NonNullable<TestBffOptions['proxyLimits']>['guardLimits'] = {},
    limitMs = SHORT_MS,
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
          headersMs: limitMs,
          runMs: limitMs,
          watchMs: limitMs,
          betweenBytesMs: limitMs,
          jsonWindowMs: limitMs,
          uploadWindowMs: limitMs,
        },
        guardLimits: { failuresInRow: 1_000, sampleCalls: 1_000, ...guardLimits },
      },
    });
    const operator = await bff.signIn('operator');
    const bystander = await bff.signIn('reviewer');
    return new FaultHarness(bff, await bad.promise, operator, createFaultWatch(bff, bystander, metricsPort));
  }

  /** Applies toxics to new connections, and makes the next call open one. */
  async poison(toxics: { request?: Toxic; response?: Toxic }): Promise<void> {
    this.network.request = toxics.request;
    this.network.response = toxics.response;
    await this.network.cut();
  }

  /** Sets the handler of the file and script services. The calendar, which the bystander uses, keeps working. */
  response(handler: TestHandler): void {
    this.bff.upstream.handler = (request, response) => {
      if (!request.url?.startsWith('/calendar')) return handler(request, response);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
  }

  /**
   * Resolves to the outcome of an action: a response, or `broken` if the connection broke. Rejects if there is no outcome within
   * the limits.
   */
  outcome(action: Promise<Response>): Promise<Response | 'broken'> {
    return this.watch.within(action.catch(() => 'broken' as const));
  }

  /** Ends all faults and verifies that affected users can work again and nothing else was harmed. */
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

/** Watches a process with metrics on a port, using a bystander's calendar calls. */
export function createFaultWatch(bff: TestBff, bystander: TestBrowser, metricsPort: number): FaultWatch {
  return new FaultWatch({
    probe: () => bystander.request(OTHER),
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
