import type { TestProject } from 'vitest/node';
import { openStore } from '#platform/store/open-store.ts';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of an up-to-date database to copy. Undefined in runs on SQLite. */
    postgresTemplate: string | undefined;
  }
}

/** Runs a server for all tests of the project. Returns a function that stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await PostgresServer.create();
  const template = await server.createDatabase('template_of_tests');
  const store = await openStore({ url: template, password: undefined });
  await store.destroy();
  project.provide('postgresTemplate', template);
  return () => server[Symbol.asyncDispose]();
}
