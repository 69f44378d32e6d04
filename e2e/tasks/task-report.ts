import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { EFFORT, type Measured, toSeconds } from './effort.ts';

const FILE = 'test-results/tasks.md';
const COLUMNS = ['1440 mouse', '1440 keyboard', '390 mouse', '390 keyboard'];

/** Prints a table of the steps and seconds of each task, and writes it to a file. */
export default class TaskReport implements Reporter {
  readonly #measured: Measured[] = [];
  #failed = 0;

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') this.#failed += 1;
    for (const { type, description } of annotations)
      if (type === EFFORT && description !== undefined) this.#measured.push(JSON.parse(description));
  }

  async onEnd(): Promise<void> {
    const table = toTable(this.#measured);
    process.stdout.write(`\n${table}\n${this.#failed} walks failed\n`);
    await mkdir(dirname(FILE), { recursive: true });
    await writeFile(FILE, `${table}\n`);
  }
}

function toTable(measured: readonly Measured[]): string {
  const byTask = Map.groupBy(measured, ({ title }) => title);
  const rows = [...byTask].map(([title, walks]) => {
    const cells = COLUMNS.map((column) => toCell(walks.filter((walk) => columnOf(walk) === column)));
    return [title, walks[0]?.role ?? '', walks[0]?.before ?? '', ...cells];
  });
  const head = ['task', 'role', 'before', ...COLUMNS];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function columnOf({ width, device }: Measured): string {
  return `${width} ${device}`;
}

/** Returns the steps and seconds of the slower theme. */
function toCell(walks: readonly Measured[]): string {
  if (walks.length === 0) return '–';
  const steps = Math.max(...walks.map(({ effort }) => effort.steps));
  const seconds = Math.max(...walks.map(({ effort }) => toSeconds(effort)));
  return `${steps} / ${Math.round(seconds)} s`;
}
