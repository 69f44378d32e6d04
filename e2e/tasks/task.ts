import type { Client } from '@rotunda/api-client/client';
import type { Role } from '@rotunda/api-client/roles';
import type { User } from './user.ts';

/** What a task has to work with. */
export type Setting = {
  /** A client straight to the services, for what has to be there before the task begins. */
  clientOf(person: Role): Promise<Client>;
  /** Ends the process of the console, which a supervisor starts again. */
  restartConsole(): void;
  /** Where files can be written that are uploaded. */
  directory: string;
  /** Names what is made, so that no two runs of a task share it. */
  tag: string;
};

/** A task that has been prepared: where the person is when it begins, and the way to its end. */
export type Walk = { path: string; walk(user: User): Promise<void> };

/** Something that people come to the console for. */
export type Task = {
  title: string;
  role: Role;
  /** What the same task took before: as it was reported, where nothing was measured. */
  before: string;
  prepare(setting: Setting): Promise<Walk>;
};
