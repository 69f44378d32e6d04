import { setTimeout } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import type { Client } from '@rotunda/api-client/client';
import type { Role } from '@rotunda/api-client/roles';
import { LOST_CONNECTION } from '../fixtures/outage.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import type { Stack } from '../fixtures/stack.ts';
import { test } from '../fixtures/test.ts';
import { accessTasks } from './access-tasks.ts';
import { calendarTasks } from './calendar-tasks.ts';
import { consoleTasks } from './console-tasks.ts';
import { contentTasks } from './content-tasks.ts';
import { decisionTasks } from './decision-tasks.ts';
import { EFFORT, type Measured } from './effort.ts';
import { failureTasks } from './failure-tasks.ts';
import { fileTasks } from './file-tasks.ts';
import { KeyboardUser } from './keyboard-user.ts';
import { MouseUser } from './mouse-user.ts';
import { peopleTasks } from './people-tasks.ts';
import { projectTasks } from './project-tasks.ts';
import { queueTasks } from './queue-tasks.ts';
import { startTasks } from './start-tasks.ts';
import type { Task } from './task.ts';
import { uploadTasks } from './upload-tasks.ts';

const TASKS: readonly Task[] = [
  ...failureTasks,
  ...projectTasks,
  ...peopleTasks,
  ...calendarTasks,
  ...consoleTasks,
  ...decisionTasks,
  ...queueTasks,
  ...contentTasks,
  ...startTasks,
  ...fileTasks,
  ...accessTasks,
  ...uploadTasks,
];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;
const DEVICES = { mouse: MouseUser, keyboard: KeyboardUser };
/** Errors caused on purpose by tasks about missing permissions, or during a restart of the console. */
const EXPECTED = new RegExp(`${LOST_CONNECTION.source}|script\\.scripts\\.run was refused`);

const PREPARE_MS = 1_350;

const clients = new Map<string, Promise<Client>>();

// Ordered by task within a combination, so that high-risk actions stay below their rate limit per minute.
for (const viewport of WINDOWS) {
  for (const colorScheme of THEMES) {
    for (const [device, Device] of Object.entries(DEVICES)) {
      test.describe(`${viewport.width} px, ${colorScheme}, ${device}`, () => {
        test.use({ viewport, colorScheme });
        for (const task of TASKS) {
          test(task.title, async ({ openAs, stack, consoleMessages, sessions }, testInfo) => {
            consoleMessages.allow(EXPECTED);
            const { path, run } = await task.prepare({
              clientOf: (person) => clientOf(stack, person),
              restartConsole: () => stack.signalConsole('SIGKILL'),
              directory: testInfo.outputDir,
              tag: toLetters(testInfo.testId),
            });
            const { page, context } = await openAs(task.role, path);
            const user = new Device(page);
            // Users do not begin before they have read the screen.
            await setTimeout(PREPARE_MS);
            await run(user);
            annotateEffort(testInfo, { ...toNames(task), width: viewport.width, device, effort: user.effort });
            // Granting access replaces the session that later tasks would reuse.
            const { startedAtMs = 0 } = sessions.get(task.role) ?? {};
            sessions.set(task.role, { state: await context.storageState(), startedAtMs });
          });
        }
      });
    }
  }
}

function clientOf(stack: Stack, person: Role): Promise<Client> {
  const key = `${stack.servicesOrigin} ${person}`;
  const client = clients.get(key) ?? openServicesClient(stack, person);
  clients.set(key, client);
  return client;
}

function toNames({ title, role, before }: Task): Pick<Measured, 'title' | 'role' | 'before'> {
  return { title, role, before };
}

function annotateEffort(testInfo: TestInfo, measured: Measured): void {
  testInfo.annotations.push({ type: EFFORT, description: JSON.stringify(measured) });
}

/** Replaces digits, because names that differ only in numbers count as the same error. */
function toLetters(id: string): string {
  return id.slice(-12).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
}
