// node scripts/test-mutations.ts [WORD]: plants faults one at a time in a copy of the source, and runs the simulation on each
// until it finds the fault. Prints which rule of the checker found it, and fails if one was not found. With a word, only faults
// whose name contains it.
import { spawnSync } from 'node:child_process';
import { CopiedTree } from './test-mutations/copied-tree.ts';
import { sourceMutations } from './test-mutations/source-mutations.ts';

const SEED = '1';
const STEPS = '200000';
const MAX_MS = 600_000;
const NAME_WIDTH = Math.max(...sourceMutations.map(({ name }) => name.length));

const [word = ''] = process.argv.slice(2);
using tree = new CopiedTree();
const sound = run('20000');
if (sound.status !== 0) throw new Error(`the simulation fails without a fault: ${sound.stdout}${sound.stderr}`);
let missed = 0;
for (const fault of sourceMutations.filter(({ name }) => name.includes(word))) {
  using _ = tree.plant(fault);
  const startedAt = performance.now();
  const { status, stdout, stderr } = run(STEPS);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const isFound = status === 1 && stdout !== '';
  if (!isFound) missed += 1;
  const finding = isFound ? stdout.replace(/^(?:Error: )+/, '').split(':')[0] : `NOT FOUND ${stderr.slice(0, 200)}`;
  process.stdout.write(`${fault.name.padEnd(NAME_WIDTH)}  ${seconds.padStart(6)} s  ${finding}\n`);
}
process.exitCode = missed === 0 ? 0 : 1;

function run(steps: string) {
  const args = [tree.getPath('testing/simulation/main.ts'), SEED, steps];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: MAX_MS });
}
