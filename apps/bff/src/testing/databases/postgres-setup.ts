import type { TestProject } from 'vitest/node';
import { openStore } from '#platform/store/open-store.ts';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database that is up to date, to be copied; there is none in runs on SQLite. */
    postgresTemplate: string | undefined;
  }
}

/** Runs a server for all tests of the project. Returns what stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.create();
  const template = await server.createDatabase('template_of_tests');
  const store = await openStore({ url: template, password: undefined });
  await store.destroy();
  project.provide('postgresTemplate', template);
  return () => server[Symbol.asyncDispose]();
}
