import type { Page } from '@playwright/test';
import { type Client, createClient } from '@rotunda/api-client/client';
import { ServicesProcess } from '../../apps/bff/src/testing/processes/services-process.ts';
import { copyDemoData } from '../fixtures/demo-data.ts';
import { createScreenResources, listScreens, runJob, type ScreenAddress, startJob } from '../fixtures/screens.ts';
import { SCOPE_BASE } from './openid-console.ts';

/** The embedded services with the demo organisation, in their own process. */
export class EmbeddedServices implements AsyncDisposable {
  readonly #process: ServicesProcess;
  readonly #operator: Client;
  #resources: ReturnType<typeof createScreenResources> | undefined;

  private constructor(process: ServicesProcess) {
    this.#process = process;
    this.#operator = createClient({
      baseUrls: {
        script: `${process.origin}/`,
        calendar: `${process.origin}/calendar/v3/`,
        drive: `${process.origin}/drive/v3/`,
        upload: `${process.origin}/upload/drive/v3/`,
      },
      headers: { authorization: process.authorization },
    });
  }

  static async start(): Promise<EmbeddedServices> {
    // Allows notifications to consoles on any port.
    return new EmbeddedServices(await ServicesProcess.start({ SCOPE_BASE, WATCH_LOOPBACK_PORTS: '*' }, copyDemoData));
  }

  get origin(): string {
    return this.#process.origin;
  }

  /** Header with a token of the operator. */
  get authorization(): string {
    return this.#process.authorization;
  }

  /**
   * Returns every screen with content to show. Creates missing resources at the services, once for all consoles. With an exceeded
   * quota, the job takes minutes and is not awaited.
   */
  async findScreens(page: Page, { isJobAwaited }: { isJobAwaited: boolean }): Promise<readonly ScreenAddress[]> {
    this.#resources ??= createScreenResources(this.#operator);
    const ids = await this.#resources;
    return listScreens({ ...ids, jobId: await (isJobAwaited ? runJob : startJob)(page, ids.fileId) });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#process[Symbol.asyncDispose]();
  }
}
