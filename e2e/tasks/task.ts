import type { Client } from '@rotunda/api-client/client';
import type { Role } from '@rotunda/api-client/roles';
import type { User } from './user.ts';

/** The context of a task. */
export type Setting = {
  /** Opens a client that calls the services directly, to prepare a task. */
  clientOf(person: Role): Promise<Client>;
  /** Kills the console process, which a supervisor restarts. */
  restartConsole(): void;
  /** The directory for files to upload. */
  directory: string;
  /** A suffix for created resources, so that no two runs of a task share any. */
  tag: string;
};

/** A prepared task: the path where it begins, and its steps. */
export type PreparedTask = { path: string; run(user: User): Promise<void> };

/** A task that users perform in the console. */
export type Task = {
  title: string;
  role: Role;
  /** The previous effort of the task, as reported if it was not measured. */
  before: string;
  prepare(setting: Setting): Promise<PreparedTask>;
};
